// What a screen reader would miss: what can be done with what was picked, what a choice would do,
// and what has happened since.

const MOST_LINES = 6;
const ELSEWHERE = ["address", "line"]; // orders that lead to another game or branch

EXTRAS.push(({ root, say, isBusy }) => {
  const EFFECT = ".commit :is(.effects > div, .alarm li, .alarm p, .follows p)";
  const words = (element) => element.innerText.replace(/\s+/g, " ").trim();
  const PICKED = ".picked b, .picked ~ .group .choice .say";
  let effect = "";
  let picked = "";
  let last;
  let leads = false; // elsewhere, as what was asked for last

  // The log is newest first; what is new is said in its order. What has happened in another game
  // or branch before it is come to is no news.
  function news() {
    if (!root.querySelector("[data-part=log]")) {
      last = undefined; // no game is on the table
      return [];
    }
    const lines = [...root.querySelectorAll(".log:not(details) [data-step]")];
    const steps = lines.map((line) => Number(line.dataset.step));
    const newest = Math.max(0, ...steps);
    const since = last;
    last = newest;
    const isOnTheWay = leads && isBusy(); // until the answer is shown
    if (isOnTheWay || since === undefined || newest <= since) return [];
    return lines.filter((_, place) => steps[place] > since).reverse().slice(-MOST_LINES);
  }

  const watcher = new MutationObserver(() => {
    const now = [...root.querySelectorAll(EFFECT)].map(words).join(". ");
    const offered = root.querySelector(".picked")
      ? [...root.querySelectorAll(PICKED)].map(words).join(". ")
      : "";
    const told = news().map((line) => words(line.querySelector(".told-line")));
    const asked = root.querySelector(".act h2");
    const question = asked && asked !== document.activeElement ? [words(asked)] : [];
    if (told.length) say([...told, ...question].join(" "));
    else if (now && now !== effect) say(now);
    else if (!now && offered && offered !== picked) say(offered);
    [effect, picked] = [now, offered];
  });
  root.addEventListener("asked", ({ detail }) => (leads = ELSEWHERE.includes(detail)));
  watcher.observe(root, { childList: true, subtree: true, characterData: true });
  return () => watcher.disconnect();
});
