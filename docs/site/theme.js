// Sets the kept theme before the first paint; the switch in the header writes it.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("martillo-docs-theme");
  } catch {
    // Storage may be blocked; the system's choice stands.
  }
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
})();
