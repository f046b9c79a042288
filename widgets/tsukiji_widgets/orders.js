// What is clicked, typed and chosen becomes an order: the markup says in data-do and data-text what
// to send. One order is under way at a time; what else is done meanwhile waits for its answer.

const DECIDES = ["play", "drawn"]; // what is decided has to be seen first
const ONCE = ["choose", "play"]; // pressed twice at once, they are not meant twice
const DOUBLE = 400; // milliseconds within which a second tap
const ASIDE = 20; // so many pixels away makes a double tap

// Tells whether the text was copied: browsers refuse it, and pages without a safe line cannot.
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// ``local`` are the orders that the page obeys by itself, ``attach`` what a browser keeps and goes
// along with others.
function orderTaker({ root, line, fields, slot, local, attach, writing }) {
  let waiting; // what was done last meanwhile
  let asked = ""; // the order that is under way: pressed again, it is not meant twice
  let spent; // a form whose order is under way, and what it held: done, it is empty again

  function ask(what, text, form) {
    root.dispatchEvent(new CustomEvent("asked", { detail: what }));
    fields.sending(form);
    line.ask(what, text);
  }

  // What cannot be sent leads to what is said of the line, and to what can be done about it.
  function toBanner() {
    const banner = slot("lost")?.firstElementChild;
    const buttons = [...(banner?.querySelectorAll("button") ?? [])];
    (buttons.find((each) => each.checkVisibility()) ?? banner)?.focus();
  }

  // Tells whether it was sent.
  function act(what, text, { button, form } = {}) {
    if (what in local) local[what](button);
    else if (line.isLost()) toBanner();
    else if (!line.isBusy()) {
      asked = what + text;
      ask(what, attach[what]?.(text) ?? text, form);
      return true;
    } else if (!DECIDES.includes(what) && what + text !== asked)
      waiting = () => act(what, text, { button, form });
    return false;
  }

  const inForm = (form) => new URLSearchParams(new FormData(form)).toString();

  // A form with data-text is a sentence: its words and those of its fields.
  function textOf(form) {
    if (form.dataset.text === undefined) return inForm(form);
    return [form.dataset.text, ...new FormData(form).values()].join(" ").trim();
  }

  // A form tells what it asks for when the table listens.
  function change(form) {
    if (!form.isConnected) return;
    if (line.isBusy()) waiting = () => change(form);
    else act(form.dataset.live === undefined ? "form" : form.dataset.do, inForm(form), { form });
  }

  // What waited for an order that may be lost is not done either: it was meant to come after it.
  // Tells whether something had waited.
  function goOn({ isLost, isRefused }) {
    if (!isLost && !isRefused && spent && inForm(spent.form) === spent.held) spent.form.reset();
    const next = isLost ? undefined : waiting;
    spent = waiting = undefined;
    next?.();
    return line.isBusy();
  }

  // The second half of a double click or tap would hit whatever stands there by then.
  let tapped = { timeStamp: -DOUBLE };
  function isDouble(event) {
    const { detail, pointerType, timeStamp, clientX, clientY } = event;
    if (pointerType !== "touch") return detail > 1;
    const isSoon = timeStamp - tapped.timeStamp < DOUBLE;
    const away = Math.hypot(clientX - tapped.clientX, clientY - tapped.clientY);
    if (isSoon && away < ASIDE) return true;
    tapped = event;
    return false;
  }

  root.addEventListener("click", (event) => {
    const isSecond = isDouble(event);
    const button = event.target.closest("button");
    if (!button || !root.contains(button)) return;
    if (button.dataset.step) {
      const field = button.parentElement.querySelector("input");
      button.dataset.step < 0 ? field.stepDown() : field.stepUp();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    } else if (button.type === "button" && button.dataset.do) {
      if (isSecond && ONCE.includes(button.dataset.do)) return;
      act(button.dataset.do, button.dataset.text, { button });
    }
  });

  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const { target: form, submitter: button } = event;
    const what = button?.dataset.do ?? form.dataset.do;
    const isSent = act(what, textOf(form), { button, form });
    if (isSent && what === "play") spent = { form, held: inForm(form) };
  });

  root.addEventListener("change", async ({ target }) => {
    if (target.type === "file") {
      const [file] = target.files;
      if (file?.size > target.dataset.most) act("too large", "");
      else if (file) act(target.dataset.do, await file.text());
      target.value = ""; // the same file can be chosen again
    } else if ((target.dataset.live ?? target.form?.dataset.live) !== undefined) change(target.form);
  });

  // What a slider stands at is written beside it.
  root.addEventListener("input", ({ target }) => {
    if (target.type !== "range") return;
    const shown = target.closest("form").querySelector(`[data-of="${target.name}"]`);
    const places = (target.step.split(".")[1] ?? "").length;
    shown.textContent = written(Number(target.value), writing(), places) + target.dataset.unit;
  });

  return { act, ask, goOn };
}
