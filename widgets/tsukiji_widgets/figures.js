// Other widgets in places of the page, named by their rank. A view is made once and moves with its
// place.

const PAPER = 680; // pixels that fit across a sheet of paper

function figureHolder({ root, model }) {
  const figures = new Map();

  async function figure(rank) {
    const [, id] = model.get("figures")[rank].split("IPY_MODEL_");
    const shown = await model.widget_manager.get_model(id);
    return model.widget_manager.create_view(shown);
  }

  async function hang() {
    for (const place of root.querySelectorAll("[data-figure]")) {
      const rank = place.dataset.figure;
      if (!figures.has(rank)) figures.set(rank, figure(rank));
      const { el: shown } = await figures.get(rank);
      if (shown.parentElement !== place && root.contains(place)) place.replaceChildren(shown);
    }
  }

  // A figure keeps its width when it is printed, so it is made small enough for the paper.
  const shrink = () => {
    for (const place of root.querySelectorAll("[data-figure]"))
      place.style.zoom = Math.min(1, PAPER / place.scrollWidth);
  };
  const unshrink = () => {
    for (const place of root.querySelectorAll("[data-figure]")) place.style.zoom = "";
  };
  addEventListener("beforeprint", shrink);
  addEventListener("afterprint", unshrink);

  function end() {
    removeEventListener("beforeprint", shrink);
    removeEventListener("afterprint", unshrink);
  }

  return { hang, end };
}
