// Arrow keys on the table. A selling board is one stop for Tab; inside it the arrows go from cell to
// cell. Things that lie in a row (the boards of a section, what lies in a harbour) are gone through
// with left and right.

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

EXTRAS.push(({ root }) => {
  const last = new WeakMap(); // where the reader was in each grid: row and column

  const rows = (grid) =>
    [...grid.querySelectorAll("tbody tr")].map((row) => [
      ...row.querySelectorAll("[role=gridcell]"),
    ]);
  // What takes the focus in a cell: its buttons, or the cell itself.
  const stops = (cell) => {
    const buttons = [...cell.querySelectorAll("button")];
    return buttons.length ? buttons : [cell];
  };

  function at(grid) {
    const [row, column] = last.get(grid) ?? [0, 0];
    const cells = rows(grid);
    return cells[row]?.[column] ?? cells[0]?.[0];
  }

  // One stop for Tab in each grid: the cell where its reader was. A patch brings all of them back
  // to what Python wrote.
  function tidy() {
    for (const grid of root.querySelectorAll("[role=grid]")) {
      const here = grid.contains(document.activeElement) ? document.activeElement : null;
      const [stop] = here ? [here] : at(grid) ? stops(at(grid)) : [];
      for (const each of rows(grid).flat().flatMap((cell) => [cell, ...cell.querySelectorAll("button")])) {
        const index = each === stop ? 0 : -1;
        if (each.tabIndex !== index || !each.hasAttribute("tabindex")) each.tabIndex = index;
      }
    }
  }

  function inGrid(grid, target, key, ctrlKey) {
    const cells = rows(grid);
    const row = cells.findIndex((line) => line.some((cell) => cell.contains(target)));
    const line = cells[row].flatMap(stops);
    if (key in STEPS && !STEPS[key][0]) return line[line.indexOf(target) + STEPS[key][1]];
    if (key === "Home") return ctrlKey ? stops(cells[0][0])[0] : line[0];
    if (key === "End") return ctrlKey ? cells.at(-1).flatMap(stops).at(-1) : line.at(-1);
    const column = cells[row].findIndex((cell) => cell.contains(target));
    const there = cells[row + STEPS[key][0]]?.[column];
    return there && stops(there)[0];
  }

  // The things that can be pressed in the same section, outside of selling boards.
  function inRow(target, key) {
    const around = target.closest(".a-fish, .a-external, .harbour");
    const things = [...around.querySelectorAll(".thing")].filter(
      (each) => !each.closest("[role=grid]") && each.checkVisibility(),
    );
    if (key === "Home") return things[0];
    if (key === "End") return things.at(-1);
    const by = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    return things[things.indexOf(target) + by];
  }

  root.addEventListener("keydown", (event) => {
    const { target, key, ctrlKey } = event;
    if (!(key in STEPS || key === "Home" || key === "End")) return;
    if (event.metaKey || event.altKey || event.shiftKey) return;
    const grid = target.closest("[role=grid]");
    const isThing = target.matches(":is(.a-fish, .a-external, .harbour) .thing");
    if (!grid && !isThing) return;
    const next = grid ? inGrid(grid, target, key, ctrlKey) : inRow(target, key);
    event.preventDefault();
    next?.focus();
  });

  root.addEventListener("focusin", ({ target }) => {
    const grid = target.closest("[role=grid]");
    if (!grid) return;
    const cells = rows(grid);
    const row = cells.findIndex((line) => line.some((cell) => cell.contains(target)));
    const column = cells[row]?.findIndex((cell) => cell.contains(target));
    if (column >= 0) last.set(grid, [row, column]);
    tidy();
  });

  const watcher = new MutationObserver(tidy);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex"] });
  return () => watcher.disconnect();
});
