import { describeElement } from "../../src/element/descriptor";
import styles from "./alerts.css?inline";
import { Alerts } from "./Alerts";

export const alertsElement = describeElement({
  tag: "martillo-alerts",
  component: Alerts,
  styles,
  doc: "What visitors are told where no widget shows it itself: at most three at once. One for the whole page.",
  attributes: {
    placement: {
      prop: "placement",
      type: "string",
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
  },
  cssProperties: {
    "--martillo-alerts-width": "Their width, where the window allows it.",
    "--martillo-alerts-offset": "Distance from the edge of the window.",
    "--martillo-alerts-layer": "Their `z-index`.",
  },
});
