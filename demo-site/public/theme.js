// Sets the kept theme and the kept language before the first paint; the switches in the site's footer write them.
(function () {
  var locales = { for_argentina: "es-AR", for_uruguay: "es-UY", for_english: "en" };
  var kept = null;
  var language = null;
  try {
    kept = localStorage.getItem("martillo-theme");
    language = localStorage.getItem("martillo:language");
  } catch {
    // Storage may be blocked; the system's choice stands.
  }
  document.documentElement.dataset.theme = kept === "light" || kept === "dark" ? kept : "auto";
  if (Object.hasOwn(locales, language)) document.documentElement.lang = locales[language];
})();
