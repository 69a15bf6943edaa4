// Before the first paint: set the theme chosen last time, or the system's.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("orrery.theme");
  } catch {
    // Storage may be forbidden: use the system's theme.
  }
  var light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : light ? "light" : "dark";
})();
