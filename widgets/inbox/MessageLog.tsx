import { useEffect, useLayoutEffect, useRef } from "react";
import type { Message } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { TalkText } from "../../src/patterns/talk";
import { useMoments, useNow } from "../../src/state";
import { Button } from "../../src/ui";
import { inboxMessages } from "./inbox.messages";
import type { ThreadModel } from "./use-thread";

/** How long the last message must be in view before it counts as read. */
const READ_AFTER_MS = 1_000;
/** This near to the end, new messages move the view. */
const NEAR_END_PX = 80;

/** The messages, oldest first; the end is in view, and new messages are read out. */
export function MessageLog({ model }: { model: ThreadModel }) {
  const t = useMessages(inboxMessages);
  const { messages } = model;
  const box = useScrolledLog(messages);
  const lastRead = messages.findLast(({ mine, read_at }) => mine === 1 && read_at !== null);
  const lastOwn = messages.findLast(({ mine }) => mine === 1);
  return (
    // Reached by Tab so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div ref={box} className="martillo-inbox__log" role="log" aria-label={t("log")} tabIndex={0}>
      {model.hasEarlier && (
        <Button size="s" variant="ghost" busy={model.isReadingEarlier} onClick={model.readEarlier}>
          {t("earlier")}
        </Button>
      )}
      {messages.map((message) => (
        <Line
          key={message.message_id}
          message={message}
          model={model}
          stands={message === lastRead ? "read" : message === lastOwn ? "sent" : undefined}
        />
      ))}
      <EndMark key={messages.at(-1)?.message_id} model={model} />
    </div>
  );
}

/** Keeps the end in view while the reader is there, and the same message where earlier ones are put before it. */
function useScrolledLog(messages: readonly Message[]) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ first: number | undefined; height: number; isAtEnd: boolean }>(undefined);
  const first = messages[0]?.message_id;
  const last = messages.at(-1);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const { first: oldFirst, height = 0, isAtEnd = true } = before.current ?? {};
    const isGrownAbove = oldFirst !== undefined && first !== undefined && first < oldFirst;
    if (isGrownAbove) node.scrollTop += node.scrollHeight - height;
    else if (isAtEnd || last?.mine === 1) node.scrollTop = node.scrollHeight;
    const remember = () => {
      const toEnd = node.scrollHeight - node.clientHeight - node.scrollTop;
      before.current = { first, height: node.scrollHeight, isAtEnd: toEnd < NEAR_END_PX };
    };
    remember();
    node.addEventListener("scroll", remember, { passive: true });
    return () => node.removeEventListener("scroll", remember);
  }, [first, last]);
  return box;
}

/** The end of the messages: in view for a second, and they have been read. */
function EndMark({ model }: { model: ThreadModel }) {
  const mark = useRef<HTMLDivElement>(null);
  const { seen } = model;
  const latest = useRef(seen);
  useLayoutEffect(() => {
    latest.current = seen;
  });
  const isUnread = model.thread?.unread === 1;
  useEffect(() => {
    const node = mark.current;
    if (!node || !isUnread) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isInView = false;
    function look() {
      clearTimeout(timer);
      if (isInView && document.visibilityState === "visible") {
        timer = setTimeout(() => latest.current(), READ_AFTER_MS);
      }
    }
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(node);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [isUnread]);
  return <div ref={mark} className="martillo-inbox__end" aria-hidden="true" />;
}

interface LineProps {
  message: Message;
  model: ThreadModel;
  /** Said of the last own message, and of the last one that the other side has read. */
  stands: "read" | "sent" | undefined;
}

function Line({ message, model, stands }: LineProps) {
  const t = useMessages(inboxMessages);
  const moments = useMoments();
  const { mine, text, files, read_at: readAt } = message;
  const isTakenBack = message.taken_back === 1;
  return (
    <article className="martillo-inbox__message" part="message" data-mine={mine === 1 || undefined}>
      <header>
        <strong>
          <bdi>{message.author_name}</bdi>
        </strong>{" "}
        <small>{moments(message.created_at)}</small>
      </header>
      {isTakenBack && <p className="martillo-inbox__muted">{t("takenBack")}</p>}
      {text !== "" && (
        <p className="martillo-inbox__text">
          <TalkText text={text} />
        </p>
      )}
      {files.length > 0 && (
        <div className="martillo-inbox__actions">
          {files.map((file) => (
            <Button key={file.file_id} size="s" onClick={() => model.openFile(file)}>
              {t("openFile", { name: file.name })}
            </Button>
          ))}
        </div>
      )}
      {mine === 1 && message.masked === 1 && !isTakenBack && (
        <small className="martillo-inbox__muted">{t("hiddenFromOther")}</small>
      )}
      {stands && !isTakenBack && (
        <small className="martillo-inbox__muted">
          {stands === "read" && readAt !== null ? t("read", { time: moments(readAt) }) : t("sent")}
        </small>
      )}
      {message.take_back_until !== null && (
        <TakeBack until={message.take_back_until} onPress={() => model.takeBack(message)} />
      )}
    </article>
  );
}

/** Is there as long as the server takes it. */
function TakeBack({ until, onPress }: { until: number; onPress: () => void }) {
  const t = useMessages(inboxMessages);
  const now = useNow();
  if (now >= until) return null;
  return (
    <Button size="s" variant="ghost" onClick={onPress}>
      {t("takeBack")}
    </Button>
  );
}
