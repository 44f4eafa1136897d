import { type ReactNode, useState } from "react";
import type { Thread } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { TalkText } from "../../src/patterns/talk";
import { useMoments } from "../../src/state";
import { Badge, Button, EmptyState, ErrorState, Image, Pager, TextField } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { inboxMessages } from "./inbox.messages";
import { useOtherName } from "./use-other-name";
import { type InboxModel, NEW_TALK, SHOWN } from "./use-inbox";

interface ListProps {
  model: InboxModel;
}

/** The conversations of a box, or what was found. */
export function ThreadList({ model }: ListProps) {
  const t = useMessages(inboxMessages);
  return (
    <>
      <Search key={model.search} model={model} />
      {model.search === undefined ? (
        <Boxes model={model} />
      ) : (
        <Button size="s" icon="close" onClick={() => model.searchFor("")}>
          {t("endSearch")}
        </Button>
      )}
      {model.mayWriteToHouse && (
        <Button size="s" full onClick={() => model.open(NEW_TALK)}>
          {t("toHouse")}
        </Button>
      )}
      <Content model={model} />
    </>
  );
}

function Search({ model }: ListProps) {
  const t = useMessages(inboxMessages);
  const [text, setText] = useState(model.search ?? "");
  return (
    <form
      role="search"
      className="martillo-inbox__search"
      onSubmit={(event) => {
        event.preventDefault();
        model.searchFor(text);
      }}
    >
      <TextField
        label={t("search")}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">{t("find")}</Button>
    </form>
  );
}

function Boxes({ model }: ListProps) {
  const t = useMessages(inboxMessages);
  const { counts } = model;
  const countOf = {
    active: counts?.activemsgcount.count,
    unread: counts?.activemsgcount.unread,
    archive: counts?.archivemsgcount.count,
  };
  return (
    <div role="group" aria-label={t("boxes")} className="martillo-inbox__boxes">
      {SHOWN.map((shown) => (
        <Button
          key={shown}
          size="s"
          variant={model.shown === shown ? "soft" : "ghost"}
          aria-pressed={model.shown === shown}
          onClick={() => model.show(shown)}
        >
          {t(shown)}
          {countOf[shown] !== undefined && ` (${countOf[shown]})`}
        </Button>
      ))}
    </div>
  );
}

const NONE = { active: "noneActive", unread: "noneUnread", archive: "noneArchive" } as const;

function Content({ model }: ListProps) {
  const t = useMessages(inboxMessages);
  const { threads, found, error, search } = model;
  if (error) {
    const { message, next, retry } = error;
    return <ErrorState title={message} next={next} {...(retry && { onRetry: retry })} />;
  }
  if (!threads || (search !== undefined && !found)) return <AccountSkeleton />;
  const isSearch = search !== undefined;
  if (threads.length === 0 && (found?.length ?? 0) === 0) {
    return (
      <EmptyState
        icon={isSearch ? "search" : "info"}
        title={t(isSearch ? "noneFound" : NONE[model.shown])}
      >
        {isSearch ? t("noneFoundText") : model.shown === "active" && t("noneActiveText")}
      </EmptyState>
    );
  }
  return (
    <>
      {threads.length > 0 && (
        <ul
          className="martillo-inbox__list"
          part="list"
          aria-label={t(isSearch ? "foundThreads" : "list")}
        >
          {threads.map((thread) => (
            <li key={thread.thread_id} part="row">
              <Row thread={thread} model={model} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
      {found && found.length > 0 && (
        <>
          <h3 className="martillo-inbox__heading">{t("foundMessages")}</h3>
          <ul className="martillo-inbox__list" aria-label={t("foundMessages")}>
            {found.map((one) => (
              <li key={one.message.message_id}>
                <FoundMessage of={one} model={model} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Row({ thread, model }: { thread: Thread; model: InboxModel }) {
  const t = useMessages(inboxMessages);
  const moments = useMoments();
  const otherName = useOtherName();
  const { last } = thread;
  const isEmpty = last?.text === "";
  const noText = last && last.files > 0 ? t("filesOnly", { count: last.files }) : t("takenBack");
  const said = isEmpty ? noText : last?.text;
  return (
    <ThreadLink thread={thread} model={model}>
      {thread.project_id !== null && (
        <span className="martillo-inbox__picture">
          <Image src={thread.projects_avatar || undefined} alt="" sizes="72px" />
        </span>
      )}
      <span className="martillo-inbox__what">
        <strong>
          <bdi>{otherName(thread)}</bdi>
        </strong>
        {thread.project_id !== null && <span>{thread.projects_title}</span>}
        {last && said !== undefined && (
          <span className="martillo-inbox__piece">
            <TalkText text={last.mine === 1 ? t("youSaid", { text: said }) : said} />
          </span>
        )}
        <span className="martillo-inbox__marks">
          <small>{moments(thread.updated_at)}</small>
          {thread.unread === 1 && (
            <Badge icon="info" tone="accent">
              {t("isUnread")}
            </Badge>
          )}
          {thread.muted === 1 && <Badge icon="minus">{t("isMuted")}</Badge>}
          {thread.blocked === 1 && <Badge icon="close">{t("isBlocked")}</Badge>}
        </span>
      </span>
    </ThreadLink>
  );
}

type Found = NonNullable<InboxModel["found"]>[number];

function FoundMessage({
  of: { message, thread, marked },
  model,
}: {
  of: Found;
  model: InboxModel;
}) {
  const moments = useMoments();
  const otherName = useOtherName();
  return (
    <ThreadLink thread={thread} model={model}>
      <span className="martillo-inbox__what">
        <strong>
          <bdi>{otherName(thread)}</bdi>
        </strong>
        {thread.project_id !== null && <span>{thread.projects_title}</span>}
        <span>
          {marked.map(({ text, found }, at) => {
            const part = <TalkText text={text} />;
            // Parts of a text that does not change.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            return found === 1 ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>;
          })}
        </span>
        <small>{moments(message.created_at)}</small>
      </span>
    </ThreadLink>
  );
}

/** A real link, so that a conversation can be opened in another tab. */
function ThreadLink({
  thread: { thread_id: id },
  model,
  children,
}: {
  thread: Thread;
  model: InboxModel;
  children: ReactNode;
}) {
  return (
    <a
      className="martillo-inbox__row"
      href={model.hrefOf(id)}
      data-thread={id}
      aria-current={model.opened === id ? "true" : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        model.open(id);
      }}
    >
      {children}
    </a>
  );
}
