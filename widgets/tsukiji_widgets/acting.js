// The action panel by keys: arrows go from answer to answer, digits choose one, Enter takes what a
// list shows, Escape takes back what was picked or chosen. And by hand: what ends something is not pressed by chance.

const ANSWERS = ".act :is(button, select, input, summary):not(:disabled)";
const PICKED = "[data-do=pick][aria-pressed=true], .act [data-do=choose][aria-pressed=true]";
const DECIDING = "[data-do=choose], [data-do=play]";
const TEXT = "input, textarea, select";
const CLOSING = '.commit [data-do=play]:not([data-text=""])';
const CHOSEN = '.commit:has([data-do=play][data-text=""])';
const FRESH = 500; // milliseconds for which a closing button that came under the finger is deaf to it

const isDigit = (key) => key >= "1" && key <= "9";

EXTRAS.push(({ root, act }) => {
  const seen = (which) =>
    [...root.querySelectorAll(which)].filter((each) => each.checkVisibility());

  function step(from, by) {
    const answers = seen(ANSWERS);
    const here = answers.indexOf(from);
    const next = here < 0 ? (by > 0 ? 0 : answers.length - 1) : here + by;
    answers[next]?.focus();
    return next in answers;
  }

  // A key that is held down presses again and again: what a choice does would never be seen.
  root.addEventListener("keydown", (event) => {
    const { target, key, repeat } = event;
    const decides =
      key === "Enter" ? target.closest(DECIDING) : isDigit(key) && !target.matches(TEXT);
    if (!repeat || !decides) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  root.addEventListener("keydown", ({ target, key }) => {
    if (key !== "Escape" || target.closest(".menu") || root.querySelector(".explained")) return;
    if (root.querySelector(PICKED)) act("pick", "");
  });

  root.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!target.closest(".act") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Enter" && target.matches("select")) target.form.requestSubmit();
    else if (target.matches(TEXT)) return;
    else if (["ArrowDown", "ArrowRight"].includes(key)) step(target, 1);
    else if (["ArrowUp", "ArrowLeft"].includes(key)) step(target, -1);
    else if (isDigit(key)) seen(".act .choice")[key - 1]?.click();
    else return;
    event.preventDefault();
  });
});

// One press too many after a decision would end what comes next. Keys find the button at once.
EXTRAS.push(({ root, answers }) => {
  let pressed; // where the pointer pressed last, and the order that lay there

  // To ask the browser what lies there would have it prepare all of the picture, twice for each press.
  const closingAt = ({ x, y }) =>
    [...root.querySelectorAll(CLOSING)].find((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left <= x && x <= right && top <= y && y <= bottom;
    });

  root.addEventListener(
    "click",
    ({ detail, clientX: x, clientY: y, target }) => {
      pressed = detail ? { x, y, text: target.closest("button")?.dataset.text } : undefined;
    },
    true,
  );

  const { parts } = answers;
  answers.parts = (told) => {
    parts(told);
    const button = pressed && closingAt(pressed);
    if (!button || button.dataset.text === pressed.text) return;
    pressed = undefined;
    button.style.pointerEvents = "none";
    setTimeout(() => button.style.removeProperty("pointer-events"), FRESH);
  };
});

// What the layout depends on. Found by :has, it would have the browser style most of the page anew
// at every change.
const KINDS = { "is-bidding": ".bid", "is-guided": ".guide" };

EXTRAS.push(({ root }) => {
  root.addEventListener("placed", () => {
    for (const [kind, which] of Object.entries(KINDS))
      root.classList.toggle(kind, !!root.querySelector(which));
  });
});

// Beside the table, the panel ends where the line or the window does, so that what commits is in
// sight wherever the page was scrolled to.
EXTRAS.push(({ root, answers }) => {
  function fit() {
    const [side, line] = [".a-side", ".a-time"].map((which) => root.querySelector(which));
    if (!side?.getClientRects().length) return; // on a phone it is no box of its own
    const end = Math.min(line?.getBoundingClientRect().top ?? innerHeight, innerHeight);
    const room = `${end - side.getBoundingClientRect().top - 8}px`;
    if (side.style.getPropertyValue("--room") !== room) side.style.setProperty("--room", room);
  }

  const { parts } = answers;
  answers.parts = (told) => {
    parts(told);
    const { guide, panel } = told.changed;
    const show = (which) => root.querySelector(which)?.scrollIntoView({ block: "nearest" });
    if (panel) show(".is-bidding .a-side");
    if (panel || guide) show(CHOSEN); // what the guide says may have moved it
  };
  root.addEventListener("placed", fit);
  document.addEventListener("scroll", fit, { capture: true, passive: true });
  addEventListener("resize", fit);
  return () => {
    root.removeEventListener("placed", fit);
    document.removeEventListener("scroll", fit, { capture: true });
    removeEventListener("resize", fit);
  };
});
