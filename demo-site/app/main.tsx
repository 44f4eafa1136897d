import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./theme/layers.css";
import "martillo/styles.css";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/controls.css";
import "./shell/shell.css";
import "./shell/notice.css";
import "./lots/lots.css";
import { configure } from "martillo";
import { Site } from "./Site";
import { beginInLanguage } from "./language";

const RELOADED_AT = "martillo-reloaded";
const ONCE_IN_MS = 60_000;

// The code of a page may be gone because a newer build has replaced it: then load the site anew, but not over and over.
addEventListener("vite:preloadError", (event) => {
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (performance.timeOrigin - before < ONCE_IN_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(performance.timeOrigin));
  event.preventDefault();
  location.reload();
});

// Lots are compared in several tabs; how long a sign-in lasts is the server's to say.
configure({ tokenStorage: "local" });

const container = document.getElementById("app");
if (!container) throw new Error("martillo site: the page has no #app to render into");
await beginInLanguage();
createRoot(container).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
