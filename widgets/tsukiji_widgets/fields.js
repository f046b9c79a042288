// Fields of forms: what their reader put into them stays while answers come in, and a number is
// what is written in digits alone.

const TICKS = ["radio", "checkbox"];
const WHOLE = /^(0|[1-9]\d*)$/;

// Which field it is, and what the markup puts into it.
const calledOf = ({ tagName, type, name, id, value }) =>
  [tagName, type, name, id, TICKS.includes(type) || tagName === "OPTION" ? value : ""].join("\n");
const givenTo = (field) =>
  [field.defaultValue, field.defaultChecked, field.defaultSelected].join("\n");

// What a field asks for instead of what stands in it. Browsers take 1e3 for a number, and complain
// in their own language.
function judge(field) {
  field.setCustomValidity("");
  const isNumber = WHOLE.test(field.value) && field.validity.valid;
  if (!isNumber) field.setCustomValidity(field.dataset.wanted);
}

// The number that stands in a field; nothing if what stands there is none that it takes.
const numberIn = (field) => (field.validity.valid ? Number(field.value) : undefined);

// A number as Python writes it.
const written = (number, language, places = 0) =>
  number.toLocaleString(language, {
    useGrouping: "always",
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });

function fieldKeeper(root) {
  const touched = new Set(); // fields that were changed since the last order went out
  let sent; // the form that went out with it

  const touch = ({ target }) => {
    touched.add(target);
    if (target.type === "number") judge(target);
  };
  root.addEventListener("input", touch, true);
  root.addEventListener("change", touch, true);

  const isTouched = ({ form, name }) =>
    [...touched].some((each) => each.form === form && each.name === name);

  function sending(form) {
    touched.clear();
    sent = form;
  }

  // Whether a field stays as its reader has it: an answer is older than what was done to the field
  // since, and of a form that was not sent the answer knows nothing but what it said before.
  function keeps(old, now) {
    if (calledOf(old) !== calledOf(now)) return false;
    const field = old.closest("select") ?? old;
    return isTouched(field) || (field.form !== sent && givenTo(old) === givenTo(now));
  }

  function judgeAll() {
    for (const field of root.querySelectorAll("[type=number]")) judge(field);
  }

  return { keeps, sending, judgeAll };
}
