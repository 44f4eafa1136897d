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
import "./shell/first-view.css";
import "./lots/lots.css";
import { configure } from "martillo";
import { Site, whenFirstPageIsHere } from "./Site";
import { beginInLanguage } from "./language";
import { keepFirstView } from "./shell/first-view";
import { beginAtTop } from "./shell/full-load";
import { watchForLostCode } from "./shell/site-news";
import { watchForUnfinished } from "./shell/unfinished";

watchForLostCode();
watchForUnfinished();

// Lots are compared in several tabs; how long a sign-in lasts is the server's to say.
configure({ tokenStorage: "local" });

beginAtTop();

const container = document.getElementById("app");
if (!container) throw new Error("martillo site: the page has no #app to render into");
await Promise.all([beginInLanguage(), whenFirstPageIsHere()]);
keepFirstView(container);
createRoot(container).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
