// What a browser keeps for its reader, in its local storage and in the address. Nothing of it is
// sent to another host, and there is no cookie. All keys begin with «tsukiji-lab-»:
//   language, theme   as chosen on any page
//   ways              how the reader likes to play, whatever the game: help, pace
//   game-<id>         one game, as the address has it, with what the list of games says of it
//   lesson, rules     how far the reader is on these pages

const STORE = "tsukiji-lab";
const GAME = "game-";
const MOST_GAMES = 20;
const LONGEST_GAME = 200_000; // characters
const LISTED = ["names", "turn", "over", "when"];
const BESIDE = [...LISTED, "id", "lang"]; // is no part of what is played
const LEAVING = 500; // milliseconds in which a page that is closed lets go of its game

// In JupyterLab the address belongs to Lab; alone on a page, a table may keep its game there.
const ownsAddress = () => !document.querySelector(".jp-NotebookPanel");

function inAddress() {
  const fragment = ownsAddress() ? location.hash.slice(1) : "";
  return fragment.includes("=") ? fragment : "";
}

function intoAddress(fragment) {
  if (!ownsAddress()) return;
  const bare = location.pathname + location.search;
  history.replaceState(history.state, "", fragment ? `#${fragment}` : bare);
}

const linkTo = (fragment) => `${location.href.split("#")[0]}#${fragment}`;

// --- storage ---

// Storage may be forbidden or full: then the address keeps the game, and nothing keeps the rest.
function recall(what) {
  try {
    return localStorage.getItem(`${STORE}-${what}`) ?? "";
  } catch {
    return "";
  }
}

function remember(what, text) {
  try {
    localStorage.setItem(`${STORE}-${what}`, text);
    return true;
  } catch {
    return false;
  }
}

function forget(what) {
  try {
    localStorage.removeItem(`${STORE}-${what}`);
  } catch {
    // see above
  }
}

// What is kept, by names that begin like this.
function remembered(beginning = "") {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(`${STORE}-`));
    return names.map((key) => key.slice(STORE.length + 1)).filter((what) => what.startsWith(beginning));
  } catch {
    return [];
  }
}

function forgetAll() {
  for (const what of remembered()) forget(what);
}

// --- games ---

// The games, the newest first.
function keptGames() {
  const games = remembered(GAME).map((what) => {
    const fields = new URLSearchParams(recall(what));
    return { id: what.slice(GAME.length), fields, when: Number(fields.get("when")) || 0 };
  });
  return games.sort((one, other) => other.when - one.when);
}

// What the list of games says of each, a line for each.
function listGames() {
  const line = ({ id, fields }) => [["id", id], ...LISTED.map((name) => [name, fields.get(name) ?? ""])];
  return keptGames()
    .map((game) => new URLSearchParams(line(game)).toString())
    .join("\n");
}

// The games that no table has open, the oldest first. Without locks nobody knows.
async function idleGames() {
  if (!navigator.locks) return [];
  const { held } = await navigator.locks.query();
  const isOpen = ({ id }) => held.some(({ name }) => name.startsWith(lockOf(id)));
  return keptGames()
    .filter((game) => !isOpen(game))
    .reverse();
}

// Tells whether this game is kept. The oldest make room, but none that is open.
async function keepGame(id, fields) {
  const text = `${fields}&when=${Date.now()}`;
  if (text.length > LONGEST_GAME) return false;
  if (!remember(GAME + id, text) && !(await keepInPlaceOfOthers(id, text))) return false;
  const tooMany = keptGames().length - MOST_GAMES;
  if (tooMany > 0) for (const old of (await idleGames()).slice(0, tooMany)) forget(GAME + old.id);
  return true;
}

// None leaves for nothing: where nothing can be written, or all their room would not do, every game
// stays.
async function keepInPlaceOfOthers(id, text) {
  const leaving = [];
  let lacking = GAME.length + id.length + text.length - recall(GAME + id).length;
  for (const old of await idleGames()) {
    if (lacking <= 0) break;
    leaving.push([GAME + old.id, recall(GAME + old.id)]);
    lacking -= leaving.at(-1)[1].length;
  }
  if (lacking > 0 || !leaving.every((game) => remember(...game))) return false;
  for (const [what] of leaving) forget(what);
  const isKept = remember(GAME + id, text);
  if (!isKept) for (const game of leaving) remember(...game);
  return isKept;
}

// What the address asks for. Where the browser keeps its game otherwise, at another step or with
// other branches, as for an old bookmark, it is a link like any other: what is begun from it writes
// over nothing.
function addressed() {
  const fields = new URLSearchParams(inAddress());
  const kept = new URLSearchParams(recall(GAME + fields.get("id")));
  const names = [...fields.keys(), ...kept.keys()].filter((name) => !BESIDE.includes(name));
  const isKept = names.every((name) => fields.get(name) === kept.get(name));
  if (isKept || !kept.has("code")) return inAddress();
  fields.delete("id");
  return fields.toString();
}

const lockOf = (id) => `${STORE}-${GAME}${id} `;

// A game is kept by one table at a time: each holds a lock that names the game and the table.
// Views of the same table may hold it together.
function gameHolder() {
  let held = "";
  let turn = 0; // of taking hold: what was let go meanwhile is not held
  let leave = () => {};

  function letGo() {
    held = "";
    turn += 1;
    leave();
    leave = () => {};
  }

  async function isElsewhere(lock, mine) {
    const { held: locks } = await navigator.locks.query();
    return locks.some(({ name }) => name.startsWith(lock) && name !== mine);
  }

  // Whether the game is this table's to keep.
  async function hold(id, table) {
    if (id === held) return true;
    letGo();
    const taken = turn;
    // Without locks nobody knows whether a game that is there already is open elsewhere.
    if (!navigator.locks) {
      if (recall(GAME + id)) return false;
      held = id;
      return true;
    }
    const lock = lockOf(id);
    const mine = lock + table;
    await new Promise((got) => {
      navigator.locks.request(mine, { mode: "shared" }, () => {
        got();
        return new Promise((done) => {
          if (taken === turn) leave = done;
          else done();
        });
      });
    });
    for (const wait of [0, LEAVING]) {
      await new Promise((done) => setTimeout(done, wait));
      const isFree = !(await isElsewhere(lock, mine));
      if (taken !== turn) return false;
      if (isFree) {
        held = id;
        return true;
      }
    }
    letGo();
    return false;
  }

  return { hold, letGo };
}

// When a game was kept is said as the reader's clock and country say it.
function tellTimes(root, language) {
  const locale = navigator.languages.find((each) => each.startsWith(language)) ?? language;
  for (const place of root.querySelectorAll("time[data-when]")) {
    const when = new Date(Number(place.dataset.when));
    place.dateTime = when.toISOString();
    place.textContent = when.toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  }
}
