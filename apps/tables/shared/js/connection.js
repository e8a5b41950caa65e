/** A banner while the page has no connection: `texts` by language, `lost` says whether it is gone or back. */
const ID = "ks-connection";
const STYLE = "position:fixed;inset:0 0 auto;z-index:9;padding:12px 16px;text-align:center;font:600 15px/1.4 system-ui,sans-serif;"
  + "background:#7a5200;color:#fffdf8;box-shadow:0 2px 8px rgb(0 0 0 / .3)";

export default ({ texts, lost }) => {
  const shown = document.getElementById(ID);
  if (!lost) {
    if (shown) shown.remove();
  } else if (!shown) {
    const banner = document.createElement("div");
    banner.id = ID;
    banner.setAttribute("role", "alert");
    banner.style.cssText = STYLE;
    document.body.append(banner);
    banner.textContent = texts[document.documentElement.lang] || texts.en;
  }
};
