import { InboxView } from "./InboxView";
import { type InboxOptions, useInbox } from "./use-inbox";

/** The conversations of the signed-in person. */
export function OwnInbox({ options }: { options: InboxOptions }) {
  return <InboxView model={useInbox(options)} />;
}
