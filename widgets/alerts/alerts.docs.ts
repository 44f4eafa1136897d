import { documentElement } from "../../src/element/docs";
import { alertsElement } from "./alerts.element";

export const alertsDocs = documentElement(alertsElement, {
  doc: "What visitors are told where no widget shows it itself: at most three at once. One for the whole page.",
  attributes: {
    placement: {
      values: ["bottom", "top", "inline"],
      default: "bottom",
      doc: "Corner of the window, or the place where it stands in the page.",
    },
  },
  events: [],
  parts: {
    base: "All of them.",
    alert: "One of them.",
    "alert-info": "One that tells news.",
    "alert-error": "One that tells of a failure.",
    message: "What it says.",
    next: "What to do next.",
    link: "Where it leads.",
  },
  cssProperties: {
    "--martillo-alerts-width": "Their width, where the window allows it.",
    "--martillo-alerts-offset": "Distance from the edge of the window.",
    "--martillo-alerts-layer": "Their `z-index`.",
  },
});
