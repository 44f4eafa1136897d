import { type EventProps, useWidgetEvents } from "../../src/state";
import type { LoginEvents } from "../login";
import { LotCommentsView } from "./LotCommentsView";
import { useLotComments } from "./use-lot-comments";

/** Names of the events that the widget tells, those of the sign-in in place included. */
export type LotCommentsEvents = LoginEvents | "martillo-login-request" | "martillo-question-asked";

/** Props of `LotComments`: the lot, and a callback for each event. */
export interface LotCommentsProps extends EventProps<LotCommentsEvents> {
  /** Id of the lot. */
  lot: number;
}

/**
 * Public questions on a lot with the answers of its seller and of the house. Guests sign in to ask; the seller answers in place. On a page
 * of others the button leads to the lot in the house. Nothing is shown where the house takes no questions.
 */
export function LotComments({ lot, ...events }: LotCommentsProps) {
  const emit = useWidgetEvents(events);
  // Another lot begins with its first page, and without what was being written.
  return <Questions key={lot} lot={lot} emit={emit} />;
}

function Questions(props: Parameters<typeof useLotComments>[0]) {
  return <LotCommentsView model={useLotComments(props)} />;
}
