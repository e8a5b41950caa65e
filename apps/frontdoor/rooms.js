/** The tables on the wall: each a framed picture with its name, what it is, and the ways to sit down. */
import { h, drawing, keyed, setAttrs, setText } from "../tables/shared/js/dom.js";
import { battleseilPicture } from "./battleseil_picture.js";
import { nail } from "./parlour.js";
import { rotUndSchwarzPicture } from "./rotundschwarz_picture.js";
import { seilschaftPicture } from "./seilschaft_picture.js";

const PICTURES = { battleseil: battleseilPicture, seilschaft: seilschaftPicture, rotundschwarz: rotUndSchwarzPicture };

const FACT_ICONS = {
  players: '<circle cx="7" cy="6.500" r="3"/><circle cx="13.800" cy="7.200" r="2.500"/><path d="M1.500 17c0-4 2.400-6 5.500-6s5.500 2 5.500 6zM13.600 17c0-2.600-.7-4.400-1.900-5.600 3.400-1.200 6.800.9 6.800 5.600z"/>',
  clock: '<path d="M10 1.800a8.200 8.200 0 1 0 0 16.400 8.200 8.200 0 0 0 0-16.400zm0 2a6.200 6.200 0 1 1 0 12.400 6.200 6.200 0 0 1 0-12.400zM9.100 5.500h1.800v4.100l3 1.800-.9 1.500-3.900-2.300z"/>',
  together: '<path d="M6.800 4.500a5.500 5.500 0 0 1 3.200 1 5.500 5.500 0 1 1 0 9 5.500 5.500 0 1 1-3.200-10zm0 2a3.500 3.500 0 1 0 1.700 6.600 5.500 5.500 0 0 1 0-6.200 3.500 3.500 0 0 0-1.700-.4zm4.700.4a5.500 5.500 0 0 1 0 6.200 3.500 3.500 0 1 0 0-6.200z"/>',
  against: '<path d="M1 9l4-4v3h10V5l4 4v2l-4 4v-3H5v3l-4-4z"/>',
};

function factIcon(name) {
  return drawing(`<svg class="fact" viewBox="0 0 20 20" aria-hidden="true" focusable="false">${FACT_ICONS[name]}</svg>`);
}

function factItem(fact) {
  return h("li", {}, fact.icon in FACT_ICONS ? factIcon(fact.icon) : null, h("span", {}));
}

function makeRoom(room) {
  const title = `room-${room.id}`;
  return h("article", { class: "room", "aria-labelledby": title },
    h("div", { class: "hung" }, nail(), h("a", { class: "frame", tabindex: "-1" }, room.art in PICTURES ? PICTURES[room.art]() : null)),
    h("div", { class: "note" }, h("h2", { id: title }), h("p", { class: "what" }), h("ul", { class: "facts" }), h("div", { class: "ways" })));
}

function drawRoom(el, room) {
  const find = (selector) => el.querySelector(selector);
  setAttrs(find(".frame"), { href: room.actions[0].href, "aria-label": room.name });
  setText(find("h2"), room.name);
  setText(find(".what"), room.text);
  keyed(find(".facts"), room.facts, (fact) => fact.icon, factItem, (item, fact) => setText(item.lastChild, fact.text));
  keyed(find(".ways"), room.actions, (action) => action.href, () => h("a", {}), (link, action) => {
    setAttrs(link, { href: action.href, class: action.kind === "primary" ? "btn primary" : "btn" });
    setText(link, action.label);
  });
}

/** Makes `wall` show `rooms`, in order. How the pictures hang depends on how many there are. */
export function drawRooms(wall, rooms) {
  setAttrs(wall, { "data-rooms": rooms.length });
  keyed(wall, rooms, (room) => room.id, makeRoom, drawRoom);
}
