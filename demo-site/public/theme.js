// Sets the kept theme before the first paint; the switch in the site's footer writes it.
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem("martillo-theme");
  } catch {
    // Storage may be blocked; the system's choice stands.
  }
  document.documentElement.dataset.theme = kept === "light" || kept === "dark" ? kept : "auto";
})();
