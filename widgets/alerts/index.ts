// What visitors are told where no widget shows it itself: at most three at once.
export { Alerts, type AlertsEvents, type AlertsProps } from "./Alerts";
export { alertsElement } from "./alerts.element";
