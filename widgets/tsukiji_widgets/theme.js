// Light or dark: as chosen on the page, else as the system is, in JupyterLab as Lab is.

function themeHolder({ root, whole, send }) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const lab = () => document.body.dataset.jpThemeLight;
  let chosen = ownsAddress() ? recall("theme") : "";

  function isDark() {
    if (chosen) return chosen === "dark";
    return ownsAddress() ? system.matches : lab() === "false";
  }

  const now = () => (isDark() ? "dark" : "light");

  function dress() {
    for (const element of [root, whole()]) element.dataset.theme = now();
  }

  function begin() {
    dress();
    send(now());
  }

  function toggle() {
    chosen = isDark() ? "light" : "dark";
    remember("theme", chosen);
    begin();
  }

  const follow = () => chosen || begin();
  system.addEventListener("change", follow);
  const watcher = new MutationObserver(follow);
  watcher.observe(document.body, { attributeFilter: ["data-jp-theme-light"] });

  function end() {
    system.removeEventListener("change", follow);
    watcher.disconnect();
  }

  return { begin, dress, toggle, end };
}
