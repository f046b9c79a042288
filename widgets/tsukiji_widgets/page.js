// The page of a table or a lesson: shows the parts that changed, and sends what is clicked or typed.
// It knows no rule and no word.

// What other files add to a page: functions that are given it when it is rendered, and may return
// one that ends what they began.
const EXTRAS = [];

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

// The notebook's own boxes round a table must not cut it off or scroll by themselves. They may hold
// something else later.
const BOXES = ".jp-OutputArea, .jp-OutputArea-child, .jp-OutputArea-output";
function boxesAround(root) {
  const boxes = new Set();
  root.addEventListener("placed", () => {
    for (let box = root.parentElement; box; box = box.parentElement?.closest(BOXES)) boxes.add(box);
    for (const box of boxes) box.classList.add("around-tsk");
  });
  function end() {
    for (const box of boxes) {
      const tables = [...box.querySelectorAll(".tsk-table")];
      if (tables.every((table) => table === root)) box.classList.remove("around-tsk");
    }
  }
  return { end };
}

function makeRoot() {
  const root = document.createElement("div");
  root.className = "tsk tsk-table";
  // Links to the other pages are of use only where those are served beside this one.
  root.classList.toggle("is-served", !!document.querySelector("meta[name=tsukiji-lab]"));
  root.classList.toggle("in-lab", !ownsAddress());
  // JupyterLab would take letters and arrow keys for its own. Its attribute counts on the very
  // element that has the focus only, so keys are also kept from rising.
  root.dataset.lmSuppressShortcuts = "true";
  root.addEventListener("keydown", (event) => event.stopPropagation());
  return root;
}

// Says what a screen reader would miss; it lasts, because only changes of a region are said. What
// comes at the same time is said together, for the last would silence the others, and once.
function makeHerald() {
  const herald = document.createElement("p");
  herald.className = "vh";
  herald.role = "status";
  let texts = [];
  function say(text) {
    if (!texts.length) setTimeout(() => (herald.textContent = texts.splice(0).join(" ").trim()));
    texts = [...texts.filter((each) => !text.includes(each)), text];
  }
  return { herald, say };
}

function render({ model, el }) {
  const root = makeRoot();
  const { herald, say } = makeHerald();
  el.replaceChildren(root, herald);

  const keeps = model.get("keeps");
  const games = keeps === "game" ? gameHolder() : null;
  let code = "";
  let address; // an address that was changed by hand, until it is read
  let full = ""; // the game for which the browser has no room, if that was said

  // The box of the table and its charts.
  const whole = () => el.closest(".tsk") ?? el;
  const language = () => whole().lang;
  const fields = fieldKeeper(root);
  const parts = partHolder({ root, fields, say });
  const { slot } = parts;
  const figures = figureHolder({ root, model });
  const boxes = boxesAround(root);

  // --- what the browser keeps ---

  function greeting(isMissed) {
    fields.sending(); // what was sent last may be lost, so what stands in its form stays
    const spoken = parts.isEmpty() ? recall("language") || navigator.language.slice(0, 2) : "";
    const kept = games ? listGames() : recall(keeps);
    const found = { language: spoken, address: addressed(), kept, ways: recall("ways") };
    return new URLSearchParams(isMissed ? { ...found, missed: "yes" } : found).toString();
  }

  function fillCode() {
    for (const field of root.querySelectorAll("[data-code]")) field.value = code;
    for (const field of root.querySelectorAll("[data-link]"))
      field.value = linkTo(field.dataset.link);
    tellTimes(root, language());
  }

  const tellGames = () => line.send("kept", listGames());

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
    if (line.isLost()) return location.reload();
    address = addressed();
    if (!address || line.isBusy()) return;
    ask("address", address);
    address = "";
  }

  // Another tab kept or forgot a game.
  const onStorage = ({ key }) => {
    if (slot("form") && (key ?? `${STORE}-${GAME}`).startsWith(`${STORE}-${GAME}`)) tellGames();
  };

  // --- orders ---

  const attach = {
    new: () => listGames(),
    continue: (id) => (id ? `${recall(GAME + id)}&id=${id}` : ""),
    language(text) {
      remember("language", text);
      return text;
    },
  };

  const local = {
    // What the browser does not copy stays selected for its reader to copy, and nothing is said.
    copy: (button) => {
      const field = button.closest(":has([data-code], [data-link])").querySelector("textarea, input");
      field.select();
      copyText(field.value).then((isCopied) => {
        const isDone = isCopied || document.execCommand("copy");
        say((isDone && button.dataset.done) || "");
      });
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

  // --- answers ---

  const answers = {
    // Parts that follow when the page is painted; nobody waits for them.
    more(changed) {
      parts.add(changed);
      figures.hang();
    },
    parts({ language: spoken, frame, changed }) {
      parts.show(frame, changed);
      for (const name of ["answer", "panel-answer"])
        if (changed[name]) slot(name).scrollIntoView({ block: "nearest" });
      if (games && slot("form")) putAside();
      figures.hang();
      theme.dress();
      speak(whole(), spoken);
      fillCode();
      fields.judgeAll();
      if (ownsAddress()) {
        whole().role = "main";
        speak(document.documentElement, spoken);
      }
      if (frame === null && !Object.keys(changed).length) return;
      painted().then(() => line.send("painted"));
    },
    fault(sentence) {
      const answer = slot("panel-answer") ?? slot("answer") ?? root;
      answer.textContent = sentence;
    },
    async keep({ text, store, game }) {
      code = new URLSearchParams(text).get("code");
      fillCode();
      if (!store) return;
      if (game && !(await games.hold(game.id, game.table))) return line.send("taken", game.id);
      intoAddress(text);
      if (!game) return remember(keeps, text);
      if (!game.begun) return;
      if (await keepGame(game.id, `${text}&${game.about}`)) full = "";
      else if (full !== game.id && !line.isBusy()) {
        full = game.id;
        ask("full", "");
      }
    },
    ways: (text) => remember("ways", text),
    link(fragment) {
      copyText(linkTo(fragment)); // its field is shown too
    },
    file(text) {
      const when = new Date().toISOString().slice(0, 16).replace(":", "");
      saveFile(`tsukiji-${when}.json`, new Blob([text], { type: "application/json" }));
    },
  };

  // --- what begins and ends ---

  // While the line is lost its banner takes the focus; then its reader goes on where they were.
  let left;
  root.addEventListener("focusin", ({ target, relatedTarget }) => {
    const banner = slot("lost");
    if (banner?.contains(target) && !banner.contains(relatedTarget)) left = relatedTarget;
  });
  function showLost(isLost) {
    const isHeld = slot("lost")?.contains(document.activeElement);
    root.classList.toggle("is-lost", isLost);
    if (!isLost && isHeld) (left?.isConnected ? left : parts.question())?.focus();
  }

  const line = connection({
    model,
    answers,
    greeting,
    showLost,
    goOn: (how) => goOn(how) || (address && readAddress()),
  });
  const theme = themeHolder({ root, whole, send: (text) => line.send("theme", text) });
  const orders = orderTaker({ root, line, fields, slot, local, attach, writing: language });
  const { act, ask, goOn } = orders;
  const { send, isBusy } = line;

  const page = { root, act, ask, send, say, local, answers, isBusy, language };
  const endings = EXTRAS.map((extra) => extra(page));

  if (games) {
    addEventListener("hashchange", readAddress);
    addEventListener("storage", onStorage);
  }
  line.hello();
  theme.begin();

  return () => {
    for (const end of [...endings, line.end, theme.end, figures.end, boxes.end]) end?.();
    games?.letGo();
    removeEventListener("hashchange", readAddress);
    removeEventListener("storage", onStorage);
  };
}

export default { render };
