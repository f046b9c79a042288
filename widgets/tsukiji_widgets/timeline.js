// The timeline: a slider for keys, mouse and finger. What is told beside the table is brought into
// view when it comes.

function timeline({ root, act, isBusy }) {
  const rail = () => root.querySelector("[role=slider][data-turns]");
  const last = () => Number(rail().ariaValueMax);
  const turns = () => [0, ...rail().dataset.turns.split(" ").filter(Boolean).map(Number), last()];

  // The step that was asked for last, until it is shown: keys come faster than answers.
  let wanted;
  let sent;
  let waiting;
  const at = () => wanted ?? Number(rail().ariaValueNow);

  function go(step) {
    wanted = Math.min(Math.max(step, 0), last());
    const knob = rail().querySelector(".knob");
    knob.style.left = `${(100 * wanted) / rail().dataset.length}%`;
    if (!waiting) send();
  }

  function send() {
    waiting = undefined;
    if (!isBusy() && wanted === sent) return void (wanted = sent = undefined);
    if (!isBusy()) {
      sent = wanted;
      act("look", `${wanted}`);
    }
    waiting = setTimeout(send, 8);
  }

  const before = (step) => turns().findLast((turn) => turn < step) ?? 0;
  const after = (step) => turns().find((turn) => turn > step) ?? last();
  const KEYS = {
    ArrowLeft: (turn) => (turn ? before(at()) : at() - 1),
    ArrowRight: (turn) => (turn ? after(at()) : at() + 1),
    PageDown: () => before(at()),
    PageUp: () => after(at()),
    Home: () => 0,
    End: () => last(),
  };
  KEYS.ArrowDown = KEYS.ArrowLeft;
  KEYS.ArrowUp = KEYS.ArrowRight;

  root.addEventListener("keydown", (event) => {
    if (event.target !== rail() || !(event.key in KEYS)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(KEYS[event.key](event.shiftKey));
  });

  function point(event) {
    const { left, width } = rail().querySelector(".stretch").getBoundingClientRect();
    go(Math.round(((event.clientX - left) / width) * rail().dataset.length));
  }
  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.target.closest("[data-turns]")) return;
    rail().setPointerCapture(event.pointerId);
    rail().focus();
    point(event);
  });
  root.addEventListener("pointermove", (event) => {
    if (event.target === rail() && rail().hasPointerCapture(event.pointerId)) point(event);
  });

  // A menu that opens over the page closes with Escape and when anything is pressed elsewhere, that
  // of the branches also in it: what comes of it is seen on the page.
  const MENU = ":is(#table-menu, #time-branches)[open]";
  function close(menu) {
    menu.querySelector("summary").focus();
    menu.open = false;
  }
  root.addEventListener("keydown", ({ key, target }) => {
    const menu = target.closest(MENU);
    if (key === "Escape" && menu) close(menu);
  });
  root.addEventListener("click", ({ target }) => {
    if (target.closest("#time-branches .menu button")) close(target.closest(MENU));
  });
  root.addEventListener("pointerdown", ({ target }) => {
    for (const menu of root.querySelectorAll(MENU)) if (!menu.contains(target)) menu.open = false;
  });

  const TOLD = "[data-part=compared], [data-part=count-now]";
  const told = new Map();
  const watcher = new MutationObserver(() => {
    for (const slot of root.querySelectorAll(TOLD)) {
      const isThere = slot.childElementCount > 0;
      if (isThere && told.get(slot.dataset.part) === false) {
        const heading = slot.querySelector("h2");
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        slot.scrollIntoView({ block: "nearest" });
        heading.scrollIntoView({ block: "nearest" }); // also of what is higher than the window
      }
      told.set(slot.dataset.part, isThere);
    }
    // What was above the line may be gone; whoever holds it still sees it.
    document.activeElement?.closest("[data-part=time]")?.scrollIntoView({ block: "nearest" });
  });
  watcher.observe(root, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    clearTimeout(waiting);
  };
}

EXTRAS.push(timeline);
