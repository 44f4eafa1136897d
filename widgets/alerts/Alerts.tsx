import { type AlertsPlacement, AlertsView } from "./AlertsView";
import { useAlertList } from "./use-alert-list";

/** Names of the events that the widget tells: none. */
export type AlertsEvents = never;

/** Props of `Alerts`: it shows what the other widgets of the page have to say. */
export interface AlertsProps {
  /** Corner of the window, or the place where it stands in the page. @default "bottom" */
  placement?: AlertsPlacement;
}

/** What visitors are told where no widget shows it itself: at most three at once, each for a while. One for the whole page. */
export function Alerts({ placement = "bottom" }: AlertsProps) {
  return <AlertsView model={useAlertList()} placement={placement} />;
}
