import { useEffect, useRef, useState } from "react";
import {
  activemsgcount,
  archiveMessages,
  archivemsgcount,
  deleteMessage,
  messagesList,
  type OutputOf,
  searchactualmessages,
  searchprojectmessages,
  type Thread,
} from "../../src/contract";
import { type ReadFailure, readFailure } from "../../src/patterns/read-failure";
import { useTalkQueries } from "../../src/patterns/talk-news";
import { MESSAGES_PAGE } from "../../src/paths/pages";
import { withQuery } from "../../src/paths";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";

const PAGE_SIZE = 20;
/** Found in each of the two searches; more words find fewer. */
const FOUND_AT_MOST = 20;
/** Where the connection tells nothing, e.g. behind a proxy, news come this late. */
const REFRESH_MS = 60_000;
/** Name of the open conversation in the address of the house's page. */
const THREAD_QUERY = "conversacion";

/** Boxes, and the conversations of the first with something to read. */
export const SHOWN = ["active", "unread", "archive"] as const;
export type Shown = (typeof SHOWN)[number];

/** A conversation with the house that has not begun. */
export const NEW_TALK = "new";

/** The open conversation: its number, or one that is being begun. */
export type OpenTalk = number | typeof NEW_TALK | undefined;

export interface InboxOptions {
  /** The conversation that the page opens. */
  thread: number | undefined;
  /** The house's own people answer, and begin no conversation with themselves. */
  isStaff: boolean;
  emit: Emit;
}

type Found = OutputOf<typeof searchactualmessages>["records"][number];
type Counts = Pick<OutputOf<typeof messagesList>, "activemsgcount" | "archivemsgcount">;

interface Opened {
  /** What the page said last. */
  given: number | undefined;
  opened: OpenTalk;
  isPressed: boolean;
}

/** Everything that the list shows. */
export interface InboxModel {
  shown: Shown;
  show: (shown: Shown) => void;
  counts: Counts | undefined;
  threads: readonly Thread[] | undefined;
  error: ReadFailure | undefined;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  /** Words that are looked for; undefined: nothing is. */
  search: string | undefined;
  searchFor: (text: string) => void;
  /** Messages with these words; `threads` are the conversations by lot and person then. */
  found: readonly Found[] | undefined;
  opened: OpenTalk;
  /** A press in the widget has opened it, not the page by itself. */
  isPressed: boolean;
  open: (thread: OpenTalk) => void;
  hrefOf: (thread: number) => string;
  mayWriteToHouse: boolean;
  /** Puts a conversation into the archive or back, or ends its letters. */
  arrange: (thread: Thread, change: { archived?: 0 | 1; muted?: 0 | 1 }) => Promise<void>;
  remove: (thread: Thread) => Promise<void>;
  isArranging: boolean;
  refusal: CallError | undefined;
  emit: Emit;
}

/** The conversations of the signed-in person, and which of them is open. */
export function useInbox({ thread, isStaff, emit }: InboxOptions): InboxModel {
  const { urlTo } = useRuntime();
  const [shown, setShown] = useState<Shown>("active");
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState<string>();
  const [{ given, opened, isPressed }, setOpened] = useState<Opened>({
    given: thread,
    opened: thread,
    isPressed: false,
  });
  // The page's own word, e.g. after its way back; it has none for a conversation that is being begun.
  if (given !== thread) {
    const isNew = thread === undefined && opened === NEW_TALK;
    setOpened({ given: thread, opened: isNew ? NEW_TALK : thread, isPressed });
  }
  const arranging = useArranging(() => open(undefined));

  const box = useQuery(
    messagesList,
    search === undefined
      ? {
          box: shown === "archive" ? "archive" : "active",
          page,
          limit: PAGE_SIZE,
          ...(shown === "unread" && { filters: { unread: 1 as const } }),
        }
      : null,
    { keepPrevious: true, refreshMs: REFRESH_MS },
  );
  const looked = search === undefined ? null : { search, page: 1, limit: FOUND_AT_MOST };
  const byName = useQuery(searchprojectmessages, looked);
  const byWords = useQuery(searchactualmessages, looked);
  useTalkQueries(messagesList, searchprojectmessages, searchactualmessages, activemsgcount);

  const list = search === undefined ? box : byName;
  const { data } = list;
  const counts = data ?? byWords.data;
  const unread = counts?.activemsgcount.unread;
  const told = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined || told.current === unread) return;
    told.current = unread;
    emit("martillo-unread-changed", { unread });
  }, [unread, emit]);

  function open(next: OpenTalk) {
    arranging.forget();
    setOpened({ given: thread, opened: next, isPressed: true });
    emit("martillo-thread-opened", { thread: typeof next === "number" ? next : null });
  }

  const failed = readFailure(data, list.error, list.retry);
  return {
    shown,
    show(next) {
      setShown(next);
      setPage(1);
      setSearch(undefined);
    },
    counts,
    threads: data?.records,
    error:
      failed ?? readFailure(search === undefined || byWords.data, byWords.error, byWords.retry),
    page,
    pageCount: search === undefined ? Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE) : 1,
    goTo: setPage,
    search,
    searchFor(text) {
      const words = text.trim();
      setSearch(words === "" ? undefined : words);
    },
    found: search === undefined ? undefined : byWords.data?.records,
    opened,
    isPressed,
    open,
    hrefOf: (id) => withQuery(urlTo(MESSAGES_PAGE), `${THREAD_QUERY}=${id}`),
    mayWriteToHouse: !isStaff,
    arrange: arranging.arrange,
    remove: arranging.remove,
    isArranging: arranging.isArranging,
    refusal: arranging.refusal,
    emit,
  };
}

/** What a person does with a conversation as a whole; `onRemoved`: it is there no more. */
function useArranging(onRemoved: () => void) {
  const { invalidate } = useRuntime();
  const [refusal, setRefusal] = useState<CallError>();
  const arranging = useCall(archiveMessages);
  const removing = useCall(deleteMessage);

  /** Everything that shows conversations or counts them. */
  function readAgain() {
    invalidate(
      messagesList.name,
      searchprojectmessages.name,
      searchactualmessages.name,
      activemsgcount.name,
      archivemsgcount.name,
    );
  }

  return {
    async arrange({ thread_id }: Thread, change: { archived?: 0 | 1; muted?: 0 | 1 }) {
      setRefusal(undefined);
      const result = await arranging.run({ thread_ids: [thread_id], ...change });
      if (result.ok) readAgain();
      else setRefusal(result.error);
    },
    async remove({ thread_id }: Thread) {
      setRefusal(undefined);
      const result = await removing.run({ thread_ids: [thread_id] });
      if (!result.ok) return setRefusal(result.error);
      onRemoved();
      readAgain();
    },
    isArranging: arranging.isRunning || removing.isRunning,
    refusal,
    forget: () => setRefusal(undefined),
  };
}
