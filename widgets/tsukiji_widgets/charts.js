// Charts: their figures are as wide as their cards, a picture of one is made by the page itself,
// and its numbers come as a file.

const WIDTH = 720; // pixels of a picture
const NEAR = "300px"; // from what can be seen

// The heading stands above the figure on the page: a picture has it inside.
async function picture(plot, format) {
  const { meta, ...layout } = plot.layout;
  const size = { width: WIDTH, height: meta.height };
  const figure = { data: plot.data, layout: { ...layout, ...meta, autosize: false, ...size } };
  const url = await window.Plotly.toImage(figure, { format, ...size, scale: 2 });
  return (await fetch(url)).blob();
}

// Paper is light. What is drawn in dark colours takes the light ones of the style sheet while it is
// printed; a printer waits for no kernel.
const COLOURS = ["card", "inset", "ink", "ink-2", "line", "edge", "warn", "seal", "sea-1", "piece-line"];
const SEATS = ["moon", "peak", "gate", "wave", "star", "well"];
const PAINTED = ["style", "fill", "stroke"];
const RGB = /rgb\(\d+, \d+, \d+\)/g;

const rgb = (hex) => `rgb(${hex.match(/\w\w/g).map((part) => parseInt(part, 16)).join(", ")})`;

function lightColours(root) {
  const style = getComputedStyle(root);
  const pairs = [...COLOURS, ...SEATS].map((name) =>
    (style.getPropertyValue(`--${name}`).match(/#\w{6}/g) ?? []).map(rgb),
  );
  return new Map(pairs.map(([light, dark]) => [dark, light]));
}

EXTRAS.push(({ root }) => {
  let painted = []; // element, attribute, and what it was

  function lighten() {
    if (root.dataset.theme !== "dark") return;
    const light = lightColours(root);
    for (const element of root.querySelectorAll(".plot .main-svg, .plot .main-svg *"))
      for (const name of PAINTED) {
        const was = element.getAttribute(name);
        const now = was?.replace(RGB, (dark) => light.get(dark) ?? dark);
        if (now === (was ?? undefined)) continue;
        painted.push([element, name, was]);
        element.setAttribute(name, now);
      }
  }
  function restore() {
    for (const [element, name, was] of painted.splice(0)) element.setAttribute(name, was);
  }

  addEventListener("beforeprint", lighten);
  addEventListener("afterprint", restore);
  return () => {
    removeEventListener("beforeprint", lighten);
    removeEventListener("afterprint", restore);
  };
});

EXTRAS.push(({ root, local, answers, say, send }) => {
  const save = (format) => async (button) => {
    const card = button.closest(".chart");
    try {
      const plot = card.querySelector(".js-plotly-plot");
      saveFile(`${button.dataset.file}.${format}`, await picture(plot, format));
    } catch (error) {
      console.warn(error);
      button.setAttribute("aria-disabled", "true");
      card.querySelector(".cannot").textContent = button.dataset.cannot;
      say(button.dataset.cannot);
    }
  };
  local["chart png"] = save("png");
  local["chart svg"] = save("svg");

  // A figure that was drawn before it had its place, or whose place became wider, is drawn anew, and
  // at once: Plotly's own resizing waits, and it would be seen cut off. On paper it is zoomed.
  const fit = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const plot = target.querySelector(".js-plotly-plot");
      const drawn = plot?.querySelector(".main-svg");
      if (drawn && !target.style.zoom && Math.abs(drawn.clientWidth - plot.clientWidth) > 1)
        window.Plotly?.relayout(plot, { autosize: true });
    }
  });

  // Charts follow the table while they can be seen, or nearly.
  let watched;
  const sight = new IntersectionObserver(
    (entries) => send("charts", entries.at(-1).isIntersecting ? "seen" : ""),
    { rootMargin: NEAR },
  );
  function watch() {
    for (const place of root.querySelectorAll(".chart .plot")) fit.observe(place);
    const section = root.querySelector(".a-charts");
    if (section === watched) return;
    sight.disconnect();
    watched = section;
    drawn.disconnect();
    if (!section) return;
    sight.observe(section);
    drawn.observe(section, { childList: true, subtree: true });
  }

  // A figure is changed in place: what an output replaces stays in memory.
  const plots = new Map();
  function replot() {
    for (const [place, figure] of plots) {
      const plot = root.querySelector(`.plot[data-figure="${place}"] .js-plotly-plot`);
      if (!plot || !window.Plotly) continue;
      plots.delete(place);
      window.Plotly.react(plot, figure.data, figure.layout, figure.config);
    }
  }
  // Plotly holds on to what it drew until it is told that another drawing has taken its place.
  function letGo({ target, removedNodes }) {
    if (!target.closest("[data-figure]")) return;
    for (const node of removedNodes)
      for (const plot of node.querySelectorAll?.(".js-plotly-plot") ?? [])
        if (!plot.isConnected) window.Plotly?.purge(plot);
  }
  const drawn = new MutationObserver((changes) => {
    changes.forEach(letGo);
    replot();
  });
  answers.plots = (told) => {
    for (const [place, figure] of Object.entries(told)) plots.set(place, figure);
    replot();
  };

  // Cards come with what is painted later, and all at once to a page that was loaded anew.
  const { more, parts } = answers;
  answers.more = (changed) => {
    more(changed);
    watch();
  };
  answers.parts = (told) => {
    parts(told);
    if (root.querySelector(".a-charts") !== watched) watch();
  };
  answers.numbers = ({ name, text }) => saveFile(name, new Blob([text], { type: "text/csv" }));

  return () => {
    sight.disconnect();
    drawn.disconnect();
    fit.disconnect();
  };
});
