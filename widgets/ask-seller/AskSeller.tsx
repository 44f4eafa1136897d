import { type EventProps, useWidgetEvents } from "../../src/state";
import type { LoginEvents } from "../login";
import { AskSellerView } from "./AskSellerView";
import { useAskSeller } from "./use-ask-seller";

/** Names of the events that the widget tells, those of the sign-in in place included. */
export type AskSellerEvents = LoginEvents | "martillo-login-request" | "martillo-message-sent";

/** Props of `AskSeller`: the lot, and a callback for each event. */
export interface AskSellerProps extends EventProps<AskSellerEvents> {
  /** Id of the lot. */
  lot: number;
}

/**
 * A button that writes to the seller of a lot, for the two alone. Guests sign in first; nothing is shown to people of the seller and of the
 * house. On a page of others it leads to the house.
 */
export function AskSeller({ lot, ...events }: AskSellerProps) {
  const emit = useWidgetEvents(events);
  return <AskSellerView model={useAskSeller(lot, emit)} />;
}
