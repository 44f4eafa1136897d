import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./theme/layers.css";
import "martillo/styles.css";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/controls.css";
import "./shell/shell.css";
import "./lots/lots.css";
import { Site } from "./Site";

const container = document.getElementById("app");
if (!container) throw new Error("martillo site: the page has no #app to render into");
createRoot(container).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
