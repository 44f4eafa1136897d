import { useState } from "react";
import type { Thread } from "../../src/contract";
import { formatMoney, useMessages } from "../../src/i18n";
import { TalkForm, useTalk } from "../../src/patterns/talk";
import { Button, ConfirmRemoval, Dialog, ErrorState, Image, Refusal } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { MessageLog } from "./MessageLog";
import { inboxMessages } from "./inbox.messages";
import type { InboxModel } from "./use-inbox";
import { useOpeningFocus } from "./use-opening-focus";
import { useOtherName } from "./use-other-name";
import { type ThreadModel, useThread } from "./use-thread";

/** One conversation: about what, with whom, what was said, and the form for the next message. */
export function ThreadView({ id, model: inbox }: { id: number; model: InboxModel }) {
  const model = useThread(id, inbox.emit);
  const { thread, error } = model;
  if (!thread) {
    if (!error) return <AccountSkeleton />;
    const { message, next, retry } = error;
    return <ErrorState title={message} next={next} {...(retry && { onRetry: retry })} />;
  }
  return <Conversation thread={thread} model={model} inbox={inbox} />;
}

interface PartProps {
  thread: Thread;
  model: ThreadModel;
  inbox: InboxModel;
}

function Conversation({ thread, model, inbox }: PartProps) {
  const t = useMessages(inboxMessages);
  const name = useOtherName()(thread);
  const heading = useOpeningFocus<HTMLHeadingElement>(inbox.isPressed);
  return (
    <section className="martillo-inbox__thread" part="thread" aria-label={name}>
      <h2 ref={heading} tabIndex={-1} className="martillo-account-title">
        <bdi>{name}</bdi>
      </h2>
      {thread.project_id !== null && <Lot thread={thread} model={model} />}
      <Actions thread={thread} model={model} inbox={inbox} />
      <MessageLog model={model} />
      <Refusal of={model.refusal ?? inbox.refusal} className="martillo-inbox__refusal" />
      {thread.closed === null ? (
        <Writing thread={thread} inbox={inbox} />
      ) : (
        <p className="martillo-account-note">{t(`closed_${thread.closed}`)}</p>
      )}
    </section>
  );
}

function Lot({ thread, model }: { thread: Thread; model: ThreadModel }) {
  const t = useMessages(inboxMessages);
  const { project_status: status, price } = thread;
  const about = [status && t(`status_${status}`), price !== null && formatMoney(price)];
  return (
    <a
      className="martillo-inbox__lot"
      href={model.lotHref}
      onClick={(event) => {
        if (!model.openLot()) event.preventDefault();
      }}
    >
      <span className="martillo-inbox__picture">
        <Image src={thread.projects_avatar || undefined} alt="" sizes="72px" />
      </span>
      <span className="martillo-inbox__what">
        <strong>{thread.projects_title}</strong>
        <span className="martillo-figures">{about.filter(Boolean).join(" · ")}</span>
      </span>
    </a>
  );
}

function Actions({ thread, model, inbox }: PartProps) {
  const t = useMessages(inboxMessages);
  const [asked, setAsked] = useState<"block" | "remove">();
  const isBusy = inbox.isArranging || model.isBusy;
  const name = useOtherName()(thread);
  const { archived, muted, blocked } = thread;
  return (
    <div className="martillo-inbox__actions" role="group" aria-label={t("actions")}>
      <Button
        size="s"
        busy={isBusy}
        onClick={() => void inbox.arrange(thread, { archived: archived === 1 ? 0 : 1 })}
      >
        {t(archived === 1 ? "unarchive" : "archiveIt")}
      </Button>
      <Button
        size="s"
        busy={isBusy}
        onClick={() => void inbox.arrange(thread, { muted: muted === 1 ? 0 : 1 })}
      >
        {t(muted === 1 ? "unmute" : "mute")}
      </Button>
      {thread.kind === "lot" && (
        <Button
          size="s"
          busy={isBusy}
          onClick={() => (blocked === 1 ? model.block(0) : setAsked("block"))}
        >
          {t(blocked === 1 ? "unblock" : "block")}
        </Button>
      )}
      <Button size="s" busy={isBusy} onClick={() => setAsked("remove")}>
        {t("remove")}
      </Button>
      <Dialog
        open={asked === "block"}
        title={t("blockTitle", { name })}
        onClose={() => setAsked(undefined)}
      >
        <p>{t("blockText")}</p>
        <Button
          variant="danger"
          full
          onClick={() => {
            setAsked(undefined);
            model.block(1);
          }}
        >
          {t("block")}
        </Button>
      </Dialog>
      <ConfirmRemoval
        open={asked === "remove"}
        busy={inbox.isArranging}
        refusal={inbox.refusal}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void inbox.remove(thread)}
      >
        <p>{t("removeText")}</p>
      </ConfirmRemoval>
    </div>
  );
}

function Writing({ thread, inbox }: { thread: Thread; inbox: InboxModel }) {
  const { thread_id: id } = thread;
  const model = useTalk({
    to: { thread_id: id },
    emit: inbox.emit,
    isOpen: thread.contacts_open === 1,
    place: `thread-${id}`,
    onSent: () => undefined,
  });
  return <TalkForm model={model} />;
}
