"""The proof puzzles of Battleseil as people meet them: which ropes may you take already?"""
