// Keys of the action panel: arrows go from answer to answer, digits choose one, Enter takes what a
// list shows.

const ANSWERS = ".act :is(button, select, input, summary):not(:disabled)";
const TEXT = "input, textarea, select";

EXTRAS.push(({ root }) => {
  const seen = (which) =>
    [...root.querySelectorAll(which)].filter((each) => each.checkVisibility());

  function step(from, by) {
    const answers = seen(ANSWERS);
    const here = answers.indexOf(from);
    const next = here < 0 ? (by > 0 ? 0 : answers.length - 1) : here + by;
    answers[next]?.focus();
    return next in answers;
  }

  root.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (!target.closest(".act") || event.ctrlKey || event.metaKey || event.altKey) return;
    const isText = target.matches(TEXT);
    if (key === "Enter" && target.matches("select")) target.form.requestSubmit();
    else if (!isText && ["ArrowDown", "ArrowRight"].includes(key)) step(target, 1);
    else if (!isText && ["ArrowUp", "ArrowLeft"].includes(key)) step(target, -1);
    else if (!isText && key >= "1" && key <= "9")
      seen(".act .choice")[key - 1]?.click();
    else return;
    event.preventDefault();
  });
});
