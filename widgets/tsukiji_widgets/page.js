// The page of a table or a lesson: patches the parts that changed, and sends what is clicked or
// typed.
// It knows no rule and no word: the markup says in data-do and data-text what to send.

const PATIENCE = 15_000; // milliseconds without an answer after which the connection counts as lost

// What other files add to a page: functions that are given it when it is rendered, and may return
// one that ends what they began.
const EXTRAS = [];

// --- what comes in ---

async function inflate(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

// A details element stays as its reader left it. A field keeps what was typed into it, unless it is
// given another value than before. A place that holds a figure keeps it.
const PATCH = {
  morphStyle: "innerHTML",
  callbacks: {
    beforeNodeMorphed(old, now) {
      if (old.dataset?.figure && old.id === now.id) return false;
      const isTyped = old === document.activeElement && old.matches("input, textarea");
      if (isTyped && old.getAttribute("value") === now.getAttribute?.("value"))
        now.setAttribute("value", old.value);
      return true;
    },
    beforeAttributeUpdated: (name, element, change) =>
      !(name === "open" && element.matches("details")) &&
      !(name === "value" && (change === "remove" || isHeld(element))),
  },
};

// A slider that is being moved is where its reader has it.
const isHeld = (element) => element.type === "range" && element === document.activeElement;

function patch(element, html) {
  Idiomorph.morph(element, html, PATCH);
}

// What tells a control from all others, so that it is found again after a patch.
function sign(element) {
  const { do: what, text, step } = element.dataset;
  const around = element.closest("form")?.dataset ?? {};
  const { tagName, type, name, value, parentElement } = element;
  const one = ["radio", "checkbox"].includes(type) ? value : "";
  return [tagName, parentElement.id, name, one, what, text, step, around.do, around.text].join("\n");
}

const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 250); // a page in the background is not painted
  });

function saveFile(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

// Browsers style all that lies in an element anew when its language is set, even to the same.
function speak(element, language) {
  if (element.lang !== language) element.lang = language;
}

// --- the page ---

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "tsk tsk-table";
  // Links to the other pages are of use only where those are served beside this one.
  root.classList.toggle("is-served", !!document.querySelector("meta[name=tsukiji-lab]"));
  root.classList.toggle("in-lab", !ownsAddress());
  // JupyterLab would take letters and arrow keys for its own. Its attribute counts on the very
  // element that has the focus only, so keys are also kept from rising.
  root.dataset.lmSuppressShortcuts = "true";
  root.addEventListener("keydown", (event) => event.stopPropagation());
  // Says what a screen reader would miss; it lasts, because only changes of a region are said.
  const herald = document.createElement("p");
  herald.className = "vh";
  herald.role = "status";
  el.replaceChildren(root, herald);

  const parts = new Map();
  const keeps = model.get("keeps");
  const games = keeps === "game" ? gameHolder() : null;
  let code = "";
  let isBusy = false;
  let changed; // a form that was changed meanwhile
  let again; // what was chosen meanwhile: the second half of a double click commits
  let address; // an address that was changed by hand meanwhile
  let isLost = false;
  let isFull = false; // the browser has no room for this game
  let overdue;

  const slot = (name) => root.querySelector(`[data-part="${name}"]`);
  // The box of the table and its charts.
  const whole = () => el.closest(".tsk") ?? el;
  const figures = figureHolder({ root, model });
  const theme = themeHolder({ root, whole, send: (text) => send("theme", text) });
  const question = () => root.querySelector("[data-here], .act h2, .setup h2");

  // --- orders ---

  const kernel = model.widget_manager?.kernel;
  const send = (what, text = "") => model.send({ do: what, text });

  // A request or its answer can get lost when the line breaks: then the page begins anew.
  function expectAnswer() {
    clearTimeout(overdue);
    overdue = setTimeout(() => {
      if (kernel?.status === "busy") return expectAnswer();
      isBusy = false;
      lose(true);
      hello();
    }, PATIENCE);
  }

  function ask(what, text) {
    isBusy = true;
    expectAnswer();
    send(what, text);
  }

  function hello() {
    expectAnswer();
    const language = parts.size ? "" : recall("language") || navigator.language.slice(0, 2);
    const kept = games ? listGames() : recall(keeps);
    const found = { language, address: inAddress(), kept, ways: recall("ways") };
    send("hello", new URLSearchParams(found).toString());
  }

  // Only an answer shows that the game is still there: a kernel that restarted is «connected»
  // again, and knows nothing.
  function answered() {
    isBusy = false;
    clearTimeout(overdue);
    lose(false);
    if (changed) change(changed);
    else if (address) readAddress();
    else if (again !== undefined) ask("choose", again);
    again = undefined;
  }

  function lose(lost) {
    isLost = lost;
    root.classList.toggle("is-lost", lost);
  }

  function fillCode() {
    for (const field of root.querySelectorAll("[data-code]")) field.value = code;
    for (const field of root.querySelectorAll("[data-link]"))
      field.value = linkTo(field.dataset.link);
    tellTimes(root, whole().lang);
  }

  const tellGames = () => send("kept", listGames());

  // A game that the address holds is gone from there too.
  function forgetGame(id) {
    forget(GAME + id);
    if (new URLSearchParams(inAddress()).get("id") === id) intoAddress("");
    tellGames();
  }

  // A game that was put aside stands in the list of games.
  function putAside() {
    games.letGo();
    const id = new URLSearchParams(inAddress()).get("id");
    if (id && recall(GAME + id)) intoAddress("");
  }

  // The address was changed by hand, or by a link on the same page.
  function readAddress() {
    if (isLost) return location.reload();
    address = inAddress();
    if (!address || isBusy) return;
    ask("address", address);
    address = "";
  }

  // What a browser keeps goes along with what is asked for.
  const attach = {
    new: () => listGames(),
    continue: (id) => (id ? `${recall(GAME + id)}&id=${id}` : ""),
  };

  const local = {
    copy: (button) => {
      const field = button.closest(":has([data-code], [data-link])").querySelector("textarea, input");
      field.select();
      navigator.clipboard?.writeText(field.value).catch(() => {}) ?? document.execCommand("copy");
      herald.textContent = button.dataset.done ?? "";
    },
    forget: ({ dataset }) => forgetGame(dataset.text),
    "forget all": () => {
      forgetAll();
      intoAddress("");
      tellGames();
    },
    reload: () => location.reload(),
    print: () => print(),
    theme: () => theme.toggle(),
  };

  function act(what, text, button) {
    if (what === "language") remember("language", text);
    if (what in local) local[what](button);
    else if (isLost) slot("lost")?.querySelector("button").focus();
    else if (!isBusy) ask(what, attach[what]?.(text) ?? text);
    else if (what === "choose") again = text;
  }

  const fields = (form) => new URLSearchParams(new FormData(form)).toString();

  // A form with data-text is a sentence: its words and those of its fields.
  function textOf(form) {
    if (form.dataset.text === undefined) return fields(form);
    return [form.dataset.text, ...new FormData(form).values()].join(" ").trim();
  }

  root.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || !root.contains(button)) return;
    if (button.dataset.step) {
      const field = button.parentElement.querySelector("input");
      button.dataset.step < 0 ? field.stepDown() : field.stepUp();
    } else if (button.type === "button" && button.dataset.do) {
      // The second half of a double click would hit whatever stands there by then.
      if (button.dataset.do === "play" && event.detail > 1) return;
      act(button.dataset.do, button.dataset.text, button);
    }
  });

  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const what = event.submitter?.dataset.do ?? event.target.dataset.do;
    act(what, textOf(event.target), event.submitter);
    if (what === "play") event.target.reset();
  });

  // What it asks for now is told again, as soon as the table listens.
  function change(form) {
    const wasBusy = isBusy;
    act(form.dataset.live === undefined ? "form" : form.dataset.do, fields(form));
    changed = wasBusy ? form : undefined;
  }

  root.addEventListener("change", async ({ target }) => {
    if (target.type === "file") {
      const [file] = target.files;
      if (file?.size > target.dataset.most) act("too large", "");
      else if (file) act(target.dataset.do, await file.text());
      target.value = ""; // the same file can be chosen again
    } else if (target.dataset.live !== undefined) change(target.form);
    else if (target.form?.dataset.live !== undefined) change(target.form);
  });

  // What a slider stands at is written beside it, as the page writes numbers.
  root.addEventListener("input", ({ target }) => {
    if (target.type !== "range") return;
    const shown = target.closest("form").querySelector(`[data-of="${target.name}"]`);
    const places = (target.step.split(".")[1] ?? "").length;
    const number = Number(target.value).toLocaleString(whole().lang, {
      minimumFractionDigits: places,
      maximumFractionDigits: places,
    });
    shown.textContent = `${number}${target.dataset.unit}`;
  });

  // --- answers ---

  // A page that was turned is read from its heading. Else the focus stays on its control, also
  // where a patch made it anew. A control that is gone leaves the focus to the question, and a new
  // question is said where the focus does not do it.
  function keepFocus(change) {
    const [before, held] = [question()?.textContent, document.activeElement];
    const was = held && root.contains(held) ? sign(held) : null;
    change();
    const [asked, lead] = [question(), root.querySelector("[data-lead]")];
    if (lead) return lead.focus();
    const isThere = (element) =>
      sign(element) === was && !element.disabled && element.checkVisibility();
    if (was && !(document.activeElement === held && isThere(held))) {
      const same = [...root.querySelectorAll(held.tagName)].find(isThere);
      (same ?? asked)?.focus();
    }
    if (before && asked && asked.textContent !== before && document.activeElement !== asked)
      herald.textContent = asked.textContent;
  }

  // What a choice would do is to be seen before it is done.
  function showEffect() {
    const shown = slot("panel")?.querySelector(".commit .effects");
    shown?.closest(".commit").scrollIntoView({ block: "nearest" });
  }

  function place(frame, changed) {
    const wasForm = slot("form");
    for (const [name, html] of Object.entries(changed)) parts.set(name, html);
    if (frame !== null) {
      const page = document.createElement("template");
      page.innerHTML = frame;
      for (const element of page.content.querySelectorAll("[data-part]"))
        element.innerHTML = parts.get(element.dataset.part);
      patch(root, page.innerHTML);
      if (!wasForm !== !slot("form")) root.scrollIntoView();
    } else {
      for (const [name, html] of Object.entries(changed)) patch(slot(name), html);
    }
  }

  const answers = {
    // Parts that follow when the page is painted; nobody waits for them.
    more(changed) {
      for (const [name, html] of Object.entries(changed)) {
        parts.set(name, html);
        if (slot(name)) patch(slot(name), html);
      }
      figures.hang();
    },
    parts({ language, frame, changed }) {
      keepFocus(() => place(frame, changed));
      for (const name of ["answer", "panel-answer"])
        if (changed[name]) slot(name).scrollIntoView({ block: "nearest" });
      if (changed.panel) showEffect();
      if (games && slot("form")) putAside();
      figures.hang();
      theme.dress();
      speak(whole(), language);
      fillCode();
      if (ownsAddress()) {
        whole().role = "main";
        speak(document.documentElement, language);
      }
      if (frame === null && !Object.keys(changed).length) return;
      painted().then(() => send("painted"));
    },
    fault(sentence) {
      const answer = slot("panel-answer") ?? slot("answer") ?? root;
      answer.textContent = sentence;
    },
    async keep({ text, store, game }) {
      code = new URLSearchParams(text).get("code");
      fillCode();
      if (!store) return;
      if (game && !(await games.hold(game.id, game.table))) return send("taken", game.id);
      if (!game) remember(keeps, text);
      else if (game.begun && !keepGame(game.id, `${text}&${game.about}`) && !isFull) {
        isFull = true;
        ask("full", "");
      }
      intoAddress(text);
    },
    ways: (text) => remember("ways", text),
    link(fragment) {
      navigator.clipboard?.writeText(linkTo(fragment)).catch(() => {}); // its field is shown too
    },
    file(text) {
      const when = new Date().toISOString().slice(0, 16).replace(":", "");
      saveFile(`tsukiji-${when}.json`, new Blob([text], { type: "application/json" }));
    },
  };

  let queue = Promise.resolve();
  function receive({ what }, [packed]) {
    queue = queue
      .then(() => inflate(packed))
      .then((value) => {
        if (["parts", "fault"].includes(what)) answered();
        else lose(false);
        return answers[what](value);
      })
      .catch((error) => console.error(error)); // the next message still counts
  }

  model.on("msg:custom", receive);
  const onStatus = (_, status) => {
    if (["restarting", "autorestarting", "terminating", "dead"].includes(status)) lose(true);
  };
  const onLine = () => {
    lose(!navigator.onLine);
    hello(); // a server on this machine answers even then
  };
  addEventListener("offline", onLine);
  addEventListener("online", onLine);
  const onConnection = (_, status) => {
    if (status === "connected") hello();
    else lose(true);
  };
  kernel?.statusChanged?.connect(onStatus);
  kernel?.connectionStatusChanged?.connect(onConnection);

  const say = (text) => (herald.textContent = text);
  const page = { root, el, model, act, ask, send, say, local, answers, isBusy: () => isBusy };
  const endings = EXTRAS.map((extra) => extra(page));

  // Another tab kept or forgot a game.
  const onStorage = ({ key }) => {
    if (slot("form") && (key ?? `${STORE}-${GAME}`).startsWith(`${STORE}-${GAME}`)) tellGames();
  };
  if (games) {
    addEventListener("hashchange", readAddress);
    addEventListener("storage", onStorage);
  }

  hello();
  theme.begin();

  return () => {
    for (const end of endings) end?.();
    games?.letGo();
    removeEventListener("hashchange", readAddress);
    removeEventListener("storage", onStorage);
    model.off("msg:custom", receive);
    theme.end();
    figures.end();
    removeEventListener("offline", onLine);
    removeEventListener("online", onLine);
    clearTimeout(overdue);
    kernel?.statusChanged?.disconnect(onStatus);
    kernel?.connectionStatusChanged?.disconnect(onConnection);
  };
}

export default { render };
