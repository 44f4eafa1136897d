import { useState } from "react";
import {
  activemsgcount,
  archivemsgcount,
  blockPerson,
  deleteMessage,
  fileLink,
  type Message,
  messagesList,
  readMessages,
  type Thread,
} from "../../src/contract";
import { type ReadFailure, readFailure } from "../../src/patterns/read-failure";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";

/** Where the connection tells nothing, an open conversation is read this often. */
const REFRESH_MS = 30_000;

/** Everything that the view of a conversation shows. */
export interface ThreadModel {
  thread: Thread | undefined;
  /** Oldest first. */
  messages: readonly Message[];
  hasEarlier: boolean;
  isReadingEarlier: boolean;
  readEarlier: () => void;
  error: ReadFailure | undefined;
  isBusy: boolean;
  refusal: CallError | undefined;
  /** The person has the last message in view. */
  seen: () => void;
  takeBack: (message: Message) => void;
  block: (blocked: 0 | 1) => void;
  openFile: (file: Message["files"][number]) => void;
  lotHref: string | undefined;
  openLot: () => boolean;
}

/** Messages before those that a conversation answers by itself. */
interface Earlier {
  messages: readonly Message[];
  hasMore: boolean;
  /** The message that follows them. */
  joinedTo: number;
}

/** One conversation with its messages. */
export function useThread(id: number, emit: Emit): ThreadModel {
  const { apiBase, call, invalidate, lotUrl } = useRuntime();
  const { data, error, retry } = useQuery(
    messagesList,
    { thread_id: id },
    { refreshMs: REFRESH_MS },
  );
  const [earlier, setEarlier] = useState<Earlier>();
  const [isReadingEarlier, setReadingEarlier] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const marking = useCall(readMessages);
  const removing = useCall(deleteMessage);
  const blocking = useCall(blockPerson);
  const linking = useCall(fileLink);

  const last = data?.messages ?? [];
  const first = last[0]?.message_id;
  // So much may have come that something would be missing between the two: the earlier ones are asked for again then.
  const joined = earlier?.joinedTo === first ? earlier : undefined;
  const messages = joined ? [...joined.messages, ...last] : last;
  const thread = data?.records[0];

  function readAgain() {
    invalidate(messagesList.name, activemsgcount.name, archivemsgcount.name);
  }

  async function readEarlier() {
    const before = messages[0]?.message_id;
    if (before === undefined || first === undefined || isReadingEarlier) return;
    setRefusal(undefined);
    setReadingEarlier(true);
    const result = await call(messagesList, { thread_id: id, before }, { isRead: true });
    setReadingEarlier(false);
    if (!result.ok) return setRefusal(result.error);
    const { messages: read = [], earlier: more } = result.data;
    setEarlier({
      messages: [...read, ...(joined?.messages ?? [])],
      hasMore: more === 1,
      joinedTo: first,
    });
  }

  async function seen() {
    const newest = last.at(-1);
    if (!newest || thread?.unread !== 1 || marking.isRunning) return;
    const result = await marking.run({ thread_id: id, message_id: newest.message_id });
    if (result.ok) readAgain();
  }

  async function takeBack({ message_id }: Message) {
    setRefusal(undefined);
    const result = await removing.run({ message_id });
    if (!result.ok) setRefusal(result.error);
    readAgain();
  }

  async function block(blocked: 0 | 1) {
    setRefusal(undefined);
    const result = await blocking.run({ thread_id: id, blocked });
    if (!result.ok) return setRefusal(result.error);
    readAgain();
  }

  async function openFile({ file_id }: Message["files"][number]) {
    setRefusal(undefined);
    const result = await linking.run({ kind: "message", id: file_id });
    if (result.ok) globalThis.location.assign(apiBase + result.data.url);
    else setRefusal(result.error);
  }

  const lot = thread?.project_id ?? undefined;
  const lotHref = lot === undefined ? undefined : lotUrl(lot);
  return {
    thread,
    messages,
    hasEarlier: joined ? joined.hasMore : data?.earlier === 1,
    isReadingEarlier,
    readEarlier: () => void readEarlier(),
    error: readFailure(data, error, retry),
    isBusy: removing.isRunning || blocking.isRunning,
    refusal,
    seen: () => void seen(),
    takeBack: (message) => void takeBack(message),
    block: (blocked) => void block(blocked),
    openFile: (file) => void openFile(file),
    lotHref,
    openLot: () =>
      lot === undefined ||
      lotHref === undefined ||
      emit("martillo-lot-open-request", { lot, url: lotHref }),
  };
}
