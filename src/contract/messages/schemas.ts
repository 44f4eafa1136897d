// This folder: calls for what buyers, sellers and the house write to each other.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { LIGHT, LIST, LONG, SEARCH } from "../costs";
import { MarketStatus } from "../lots/schemas";
import {
  Decimal,
  EpochMs,
  Flag,
  FlagInput,
  filtersOf,
  Id,
  IdInput,
  limitOf,
  lineOf,
  OptionalId,
  Page,
  PressKey,
  filesOf,
} from "../primitives";
import {
  CLOSED_TALKS,
  LONGEST_MESSAGE,
  MESSAGE_BOXES,
  MESSAGE_FILES,
  TALK_SIDES,
  THREAD_KINDS,
} from "./values";

/** One message of a conversation, as the caller may read it. */
export const Message = z.object({
  message_id: Id,
  thread_id: Id,
  side: z.enum(TALK_SIDES),
  /** 1: the caller's own side wrote it. */
  mine: Flag,
  /** The person, and for a seller whom the person works for. */
  author_name: z.string(),
  /** Plain text. Ways to reach a person are hidden in it until the two sides have a sale; empty once it was taken back. */
  text: z.string(),
  /** 1: parts of the text are hidden from the other side. */
  masked: Flag,
  created_at: EpochMs,
  /** When the other side read up to here; null as long as it has not. */
  read_at: z.nullable(EpochMs),
  taken_back: Flag,
  /** Until when the caller may take it back, while the other side has not read it; null: not any more. */
  take_back_until: z.nullable(EpochMs),
  files: z.array(
    z.object({
      /** For `custom/fileLink` of the kind `message`. */
      file_id: Id,
      name: z.string(),
      type: z.string(),
      bytes: z.number(),
    }),
  ),
});
export type Message = z.infer<typeof Message>;

/** A conversation, as the caller's side sees it. */
export const Thread = z.object({
  thread_id: Id,
  kind: z.enum(THREAD_KINDS),
  /** The lot that it is about; null with the house. */
  project_id: z.nullable(Id),
  projects_title: z.string(),
  projects_avatar: z.string(),
  projects_auction: Flag,
  project_status: z.nullable(MarketStatus),
  price: z.nullable(Decimal),
  /** The caller's own side. */
  side: z.enum(TALK_SIDES),
  other_name: z.string(),
  /** 1: something of the other side that the caller has not read. */
  unread: Flag,
  archived: Flag,
  /** 1: no letters about it. */
  muted: Flag,
  /** 1: the caller's side has blocked the other. */
  blocked: Flag,
  /** Why no more can be written; null: it is open. */
  closed: z.nullable(z.enum(CLOSED_TALKS)),
  /** 1: the two have a sale, and nothing is hidden. */
  contacts_open: Flag,
  last: z.nullable(z.object({ text: z.string(), mine: Flag, files: z.number() })),
  updated_at: EpochMs,
});
export type Thread = z.infer<typeof Thread>;

/** How many conversations there are in a box, and in how many of them something was not read. */
export const TalkCount = z.object({ count: z.number(), unread: z.number() });

/** The counters of both boxes, which every answer about messages brings. */
const Counters = { activemsgcount: TalkCount, archivemsgcount: TalkCount };

const ThreadList = z.object({
  records: z.array(Thread),
  totalRecords: z.number(),
  setDisp: z.string(),
  ...Counters,
});

const ThreadIds = z.union([
  z.array(IdInput).check(z.minLength(1), z.maxLength(100)),
  z.pipe(
    IdInput,
    z.transform((id: number) => [id]),
  ),
]);

const MessageText = z.string().check(z.trim(), z.maxLength(LONGEST_MESSAGE));

/** The words and files of a message. The same key makes the same message. */
const Words = { text: MessageText, files: filesOf(MESSAGE_FILES), client_key: PressKey };

const Written = z.object({ record: Message, thread: Thread, ...Counters });

const Search = z.object({ page: Page, limit: limitOf(20), search: lineOf(100, 1) });

/** What the calls about messages take and answer, by wire name. */
export const messagesSchemas = {
  /**
   * The conversations of a box, newest first; with `thread_id` one of them with its messages, oldest first: the last ones, those before
   * a message, or those after it.
   */
  "messages/messages": {
    as: "messagesList",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      box: z._default(z.enum(MESSAGE_BOXES), "active"),
      page: Page,
      limit: limitOf(20),
      filters: z.optional(filtersOf({ project_id: OptionalId, unread: z.optional(FlagInput) })),
      thread_id: z.optional(IdInput),
      before: z.optional(IdInput),
      after: z.optional(IdInput),
    }),
    output: z.extend(ThreadList, {
      /** Of the conversation that was asked for. */
      messages: z.optional(z.array(Message)),
      /** 1: there are earlier messages. */
      earlier: z.optional(Flag),
    }),
  },
  /** Writes in a conversation, or to the house. The same key makes the same message. */
  "messages/saveMessage": {
    as: "messagesSave",
    access: "user",
    rateLimit: "pay",
    bringsFiles: true,
    silent: true,
    cost: LONG,
    inferred: true,
    input: z.object({
      /** The conversation; without one it is that with the house. */
      thread_id: z.optional(IdInput),
      ...Words,
    }),
    output: Written,
  },
  /** Writes about a lot: a buyer to its seller, or one side of a sale to the other. It opens the conversation or goes on with it. */
  "messages/saveMessageFromView": {
    as: "messagesSaveFromView",
    access: "user",
    rateLimit: "pay",
    bringsFiles: true,
    silent: true,
    cost: LONG,
    inferred: true,
    input: z.object({
      project_id: IdInput,
      /** Of a sale: its seller writes to the buyer. */
      invoice_id: z.optional(IdInput),
      ...Words,
    }),
    output: Written,
  },
  /** Puts conversations into the archive or back; or ends letters about them. A new message brings one back. */
  "messages/archiveMessages": {
    as: "archiveMessages",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({
      thread_ids: ThreadIds,
      archived: z.optional(FlagInput),
      muted: z.optional(FlagInput),
    }),
    output: z.object({ changed: z.array(Id), ...Counters }),
  },
  /** Takes a message back that the other side has not read, or removes conversations from the caller's own side. */
  "messages/deleteMessage": {
    as: "deleteMessage",
    access: "user",
    silent: true,
    cost: LIST,
    inferred: true,
    input: z.object({ message_id: z.optional(IdInput), thread_ids: z.optional(ThreadIds) }),
    output: z.object({ changed: z.array(Id), ...Counters }),
  },
  /** Conversations by the lot's title, its reference, or the name of the other side. */
  "messages/searchprojectmessages": {
    as: "searchprojectmessages",
    access: "user",
    silent: true,
    cost: SEARCH,
    inferred: true,
    input: Search,
    output: ThreadList,
  },
  /** Messages by their words, newest first. What is hidden in a text is not looked through. */
  "messages/searchactualmessages": {
    as: "searchactualmessages",
    access: "user",
    silent: true,
    cost: SEARCH,
    inferred: true,
    input: Search,
    output: z.object({
      records: z.array(
        z.object({
          message: Message,
          thread: Thread,
          /** A piece of the text, in parts, of which those that were found are marked. */
          marked: z.array(z.object({ text: z.string(), found: Flag })),
        }),
      ),
      totalRecords: z.number(),
      setDisp: z.string(),
      ...Counters,
    }),
  },
  /** How many conversations are in use, and how many have something to read. */
  "messages/activemsgcount": {
    as: "activemsgcount",
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({}),
    output: TalkCount,
  },
  /** The same for the archive. */
  "messages/archivemsgcount": {
    as: "archivemsgcount",
    access: "user",
    silent: true,
    cost: LIGHT,
    inferred: true,
    input: z.object({}),
    output: TalkCount,
  },
  /** The caller has read a conversation up to a message. */
  "custom/readMessages": {
    as: "readMessages",
    access: "user",
    silent: true,
    cost: LIGHT,
    input: z.object({ thread_id: IdInput, message_id: IdInput }),
    output: z.object(Counters),
  },
  /** Blocks the other account of a conversation, or lets it write again. */
  "custom/blockPerson": {
    as: "blockPerson",
    access: "user",
    silent: true,
    cost: LIGHT,
    input: z.object({ thread_id: IdInput, blocked: FlagInput }),
    output: z.object({ blocked: Flag }),
  },
} satisfies CallSchemas;
