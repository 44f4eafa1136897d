import { useMessages } from "../../src/i18n";
import { TalkForm, useTalk } from "../../src/patterns/talk";
import { inboxMessages } from "./inbox.messages";
import { useOpeningFocus } from "./use-opening-focus";
import type { InboxModel } from "./use-inbox";

/** Writes to the house. Where a conversation with it exists already, the message goes on with that one. */
export function NewTalk({ model: inbox }: { model: InboxModel }) {
  const t = useMessages(inboxMessages);
  const heading = useOpeningFocus<HTMLHeadingElement>(inbox.isPressed);
  const model = useTalk({
    to: {},
    emit: inbox.emit,
    place: "house",
    onSent: ({ thread }) => inbox.open(thread.thread_id),
  });
  return (
    <section className="martillo-inbox__thread" part="thread" aria-label={t("newTalk")}>
      <h2 ref={heading} tabIndex={-1} className="martillo-account-title">
        {t("newTalk")}
      </h2>
      <TalkForm model={model} />
    </section>
  );
}
