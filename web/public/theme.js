// Before the first paint: the theme chosen last time, or the one the system asks for.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("orrery.theme");
  } catch {
    // Storage may be forbidden; the system's theme serves.
  }
  var light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = chosen === "light" || chosen === "dark" ? chosen : light ? "light" : "dark";
})();
