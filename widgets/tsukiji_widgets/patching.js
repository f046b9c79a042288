// Named parts of the page are changed in place, and the focus stays with its reader.

// What tells a control from all others, so that it is found again after a patch.
function sign(element) {
  const { do: what, text, step } = element.dataset;
  const around = element.closest("form")?.dataset ?? {};
  const { tagName, type, name, value, parentElement } = element;
  const one = TICKS.includes(type) ? value : "";
  return [tagName, parentElement.id, name, one, what, text, step, around.do, around.text].join("\n");
}

const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 250); // a page in the background is not painted
  });

function partHolder({ root, fields, say }) {
  const parts = new Map();
  const slot = (name) => root.querySelector(`[data-part="${name}"]`);
  const question = () => root.querySelector("[data-here], .act h2, .setup h2");
  const result = () => root.querySelector(".turn.over h2");

  // A details element stays as its reader left it, and so does a field. A place that holds a figure
  // keeps it.
  const kept = new WeakSet();
  const options = {
    morphStyle: "innerHTML",
    callbacks: {
      beforeNodeMorphed(old, now) {
        if (old.dataset?.figure && old.id === now.id) return false;
        if (!old.matches?.("input, textarea, option")) return true;
        if (fields.keeps(old, now)) kept.add(old);
        else kept.delete(old);
        return true;
      },
      beforeAttributeUpdated(name, element, change) {
        if (name === "open") return !element.matches("details");
        if (name === "value" && change === "remove") return false;
        return !(["value", "checked", "selected"].includes(name) && kept.has(element));
      },
    },
  };
  const patch = (element, html) => Idiomorph.morph(element, html, options);

  function place(frame, changed) {
    for (const [name, html] of Object.entries(changed)) parts.set(name, html);
    if (frame === null) {
      for (const [name, html] of Object.entries(changed)) if (slot(name)) patch(slot(name), html);
      return;
    }
    const wasForm = slot("form");
    const page = document.createElement("template");
    page.innerHTML = frame;
    for (const element of page.content.querySelectorAll("[data-part]"))
      element.innerHTML = parts.get(element.dataset.part);
    patch(root, page.innerHTML);
    if (!wasForm !== !slot("form")) root.scrollIntoView();
  }

  // A page that was turned is read from its heading. Else the focus stays on its control, also
  // where a patch made it anew. A control that is gone leaves the focus to the question, and a new
  // question is said where the focus does not do it. When a game ends, its count is read; who goes
  // along the line stays there.
  function show(frame, changed) {
    const [before, held] = [question()?.textContent, document.activeElement];
    const was = held && root.contains(held) ? sign(held) : null;
    const isPlayed = before && !result() && !slot("time")?.contains(held);
    place(frame, changed);
    root.dispatchEvent(new Event("placed")); // what has the size of the window gets it before the focus moves
    if (isPlayed && result()) {
      result().scrollIntoView();
      slot("count").focus({ preventScroll: true });
      return say(result().textContent);
    }
    const [asked, lead] = [question(), root.querySelector("[data-lead]")];
    if (lead) return lead.focus();
    const isThere = (element) =>
      sign(element) === was && !element.disabled && element.checkVisibility();
    if (was && !(document.activeElement === held && isThere(held))) {
      const same = [...root.querySelectorAll(held.tagName)].find(isThere);
      (same ?? asked)?.focus();
    }
    if (before && asked && asked.textContent !== before && document.activeElement !== asked)
      say(asked.textContent);
  }

  const add = (changed) => place(null, changed);
  return { slot, show, add, question, isEmpty: () => !parts.size };
}
