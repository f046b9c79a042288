// A blind bid: number, slider and what would follow from winning move together. Only the number is
// sent, and only when the bid is sealed.

EXTRAS.push(({ root }) => {
  const language = () => root.closest("[lang]")?.lang || document.documentElement.lang;

  function yen(form, amount) {
    const number = Math.abs(amount).toLocaleString(language(), { useGrouping: "always" });
    return form.dataset.yen.replace("{}", number);
  }

  function signed(form, amount) {
    const sign = amount > 0 ? "+" : amount < 0 ? "\u2212" : "±";
    return sign + yen(form, amount);
  }

  function follow(form, amount) {
    const slider = form.querySelector("[type=range]");
    if (slider) {
      slider.value = amount;
      slider.setAttribute("aria-valuetext", yen(form, amount));
    }
    for (const shown of form.querySelectorAll("[data-follows]")) {
      const { follows } = shown.dataset;
      if (follows === "said") {
        const said = shown.closest("[data-said]").dataset.said;
        shown.textContent = said.replace("{}", yen(form, amount));
      } else shown.textContent = signed(form, Number(follows) - amount);
    }
  }

  // Before the page itself hears of it: what a slider says elsewhere it need not say here.
  root.addEventListener(
    "input",
    (event) => {
      const form = event.target.closest("form.bid");
      if (!form) return;
      event.stopPropagation();
      const field = form.querySelector("[name=yen]");
      if (event.target !== field) field.value = event.target.value;
      follow(form, Number(field.value) || 0);
    },
    true,
  );

  // A step of the number is taken by the page first.
  root.addEventListener("click", (event) => {
    const form = event.target.closest("button[data-step]")?.closest("form.bid");
    if (form) setTimeout(() => follow(form, Number(form.querySelector("[name=yen]").value) || 0));
  });
});
