// The guide is followed by eye and ear. The card that explains something over the panel takes the
// focus, Escape closes it, and the focus goes back to where it was asked for.

EXTRAS.push(({ root, act, say }) => {
  let opener = "";
  let shown = "";
  let guided = "";
  let isHere = false;
  let asksHere = false; // what is told is shown and said to who asked, and not again at every turn
  let isClosed = false; // by its reader, not by what was done meanwhile
  const card = () => root.querySelector(".explained");
  const sameAs = (signed) => [...root.querySelectorAll("button")].find((b) => sign(b) === signed);

  const onClick = ({ target }) => {
    const asked = target.closest("[data-do=explain], [data-do=hint]");
    if (asked && !asked.closest(".explained")) opener = sign(asked);
    isClosed = !!target.closest("[data-do=close]");
    asksHere = !!target.closest("[data-do=here]");
  };
  const onKey = (event) => {
    if (event.key !== "Escape" || !card() || event.defaultPrevented) return;
    isClosed = true;
    act("close", "");
  };
  // What the guide says is shown and said, and the focus stays where its reader is at work.
  const follow = () => {
    const guide = root.querySelector(".guide");
    const told = guide?.querySelector("h2").textContent ?? "";
    if (told === guided) return;
    guided = told;
    if (!guide) return;
    const { top, bottom } = guide.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) guide.scrollIntoView({ block: "nearest" });
    say([...guide.querySelectorAll("h2, p:not(.step), li")].map((e) => e.textContent).join(" "));
  };
  const watcher = new MutationObserver(() => {
    follow();
    const here = root.querySelector(".here");
    if (here && !isHere && asksHere) {
      here.scrollIntoView({ block: "nearest" });
      say([...here.querySelectorAll("p")].map((e) => e.textContent).join(" "));
    }
    isHere = !!here;
    const about = card()?.dataset.about ?? "";
    if (about === shown) return;
    shown = about;
    if (about) {
      const title = card().querySelector("h2");
      title.focus({ preventScroll: true });
      card().scrollIntoView({ block: "nearest" });
      title.scrollIntoView({ block: "nearest" });
    } else if (isClosed) sameAs(opener)?.focus();
  });

  root.addEventListener("click", onClick, true);
  root.addEventListener("keydown", onKey);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["data-about"] });
  return () => watcher.disconnect();
});
