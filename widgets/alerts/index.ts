export { Alerts, type AlertsEvents, type AlertsProps } from "./Alerts";
export { alertsElement } from "./alerts.element";
