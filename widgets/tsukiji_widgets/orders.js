// What is clicked, typed and chosen becomes an order: the markup says in data-do and data-text what
// to send. One order is under way at a time; what else is done meanwhile waits for its answer.

const DECIDES = ["play", "drawn"]; // what is decided has to be seen first

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
  let spent; // a form that is empty again when its order is done

  function ask(what, text, form) {
    fields.sending(form);
    line.ask(what, text);
  }

  // Tells whether it was sent.
  function act(what, text, { button, form } = {}) {
    if (what in local) local[what](button);
    else if (line.isLost()) slot("lost")?.querySelector("button").focus();
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

  // Tells whether something had waited.
  function goOn(isLost) {
    if (!isLost) spent?.reset();
    spent = undefined;
    const next = waiting;
    waiting = undefined;
    next?.();
    return line.isBusy();
  }

  root.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || !root.contains(button)) return;
    if (button.dataset.step) {
      const field = button.parentElement.querySelector("input");
      button.dataset.step < 0 ? field.stepDown() : field.stepUp();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    } else if (button.type === "button" && button.dataset.do) {
      // The second half of a double click would hit whatever stands there by then.
      if (button.dataset.do === "play" && event.detail > 1) return;
      act(button.dataset.do, button.dataset.text, { button });
    }
  });

  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const { target: form, submitter: button } = event;
    const what = button?.dataset.do ?? form.dataset.do;
    if (act(what, textOf(form), { button, form }) && what === "play") spent = form;
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
