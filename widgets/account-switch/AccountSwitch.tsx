import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountSwitchView } from "./AccountSwitchView";
import { useAccountSwitch } from "./use-account-switch";

/** Names of the events that a change of accounts tells. */
export type AccountSwitchEvents = "martillo-account-switched" | "martillo-login-request";

/** Props of `AccountSwitch`: a callback for each event. */
export interface AccountSwitchProps extends EventProps<AccountSwitchEvents> {
  /** Level of the heading, 1 to 6. @default 2 */
  headingLevel?: number;
}

/** The accounts that a person may act for, which one is in use, and the way to another one and back. */
export function AccountSwitch({ headingLevel = 2, ...events }: AccountSwitchProps) {
  const emit = useWidgetEvents(events);
  return <AccountSwitchView model={useAccountSwitch(emit)} headingLevel={headingLevel} />;
}
