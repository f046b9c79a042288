// Other widgets in places of the page, named by their rank. A view is made once and moves with its
// place.

const PAPER = 1010; // pixels that fit across a sheet of paper, as small as the page is printed
const NARROW = 460; // figures up to this width are printed two across

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

  // A figure keeps its width when it is printed, so it is zoomed to fill its card.
  const places = () => [...root.querySelectorAll("[data-figure]")];
  const fill = () => {
    const widths = places().map((place) => place.scrollWidth);
    const across = Math.max(...widths) > NARROW ? 1 : 2;
    root.style.setProperty("--across", across);
    places().forEach((place, rank) => {
      place.style.zoom = PAPER / across / widths[rank];
    });
  };
  const empty = () => {
    for (const place of places()) place.style.zoom = "";
  };
  addEventListener("beforeprint", fill);
  addEventListener("afterprint", empty);

  function end() {
    removeEventListener("beforeprint", fill);
    removeEventListener("afterprint", empty);
  }

  return { hang, end };
}
