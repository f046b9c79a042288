// A blind bid: number, slider and what would follow from winning move together. Only the number is
// sent, and only when the bid is sealed.

const UNKNOWN = "…"; // stands for an amount while the field has none

EXTRAS.push(({ root, answers, language }) => {
  const fieldOf = (form) => form.querySelector("[name=yen]");
  const yen = (form, amount) => form.dataset.yen.replace("{}", written(amount, language()));

  function signed(form, amount) {
    const sign = amount > 0 ? "+" : amount < 0 ? "\u2212" : "±";
    return sign + yen(form, Math.abs(amount));
  }

  function follow(form) {
    const bid = numberIn(fieldOf(form));
    const slider = form.querySelector("[type=range]");
    if (slider && bid !== undefined) {
      slider.value = bid;
      slider.setAttribute("aria-valuetext", yen(form, bid));
    }
    for (const shown of form.querySelectorAll("[data-follows]")) {
      const { follows } = shown.dataset;
      if (follows === "said") {
        const { said } = shown.closest("[data-said]").dataset;
        shown.textContent = said.replace("{}", bid === undefined ? UNKNOWN : yen(form, bid));
      } else shown.textContent = bid === undefined ? UNKNOWN : signed(form, follows - bid);
    }
  }

  // Before the page itself hears of it: what a slider says elsewhere it need not say here.
  root.addEventListener(
    "input",
    (event) => {
      const { target } = event;
      const form = target.closest("form.bid");
      if (!form) return;
      event.stopPropagation();
      if (target.type === "range") {
        fieldOf(form).value = target.value;
        judge(fieldOf(form));
      }
      follow(form);
    },
    true,
  );

  // What is typed stays when the page is patched, as when the language is changed.
  const { parts } = answers;
  answers.parts = (told) => {
    parts(told);
    for (const form of root.querySelectorAll("form.bid")) follow(form);
  };
});
