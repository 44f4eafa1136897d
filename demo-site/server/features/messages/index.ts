/** What buyers, sellers and the house write to each other: conversations, their boxes, files and letters. */
import type { SomeHandlers } from "../../platform/call/mount";
import type { AccountListener } from "../accounts";
import { arrange, block, remove } from "./arrange";
import {
  countActive,
  countArchived,
  list,
  markRead,
  searchMessages,
  searchThreads,
} from "./read-messages";
import { saveMessage, saveMessageFromView } from "./save-message";
import { forgetThreads } from "./thread-repository";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "messages/messages": list,
  "messages/saveMessage": saveMessage,
  "messages/saveMessageFromView": saveMessageFromView,
  "messages/archiveMessages": arrange,
  "messages/deleteMessage": remove,
  "messages/searchprojectmessages": searchThreads,
  "messages/searchactualmessages": searchMessages,
  "messages/activemsgcount": countActive,
  "messages/archivemsgcount": countArchived,
  "custom/readMessages": markRead,
  "custom/blockPerson": block,
} satisfies SomeHandlers;

/** The steps for this feature's rows when an account changes hands. */
export const accountListeners = [{ makeAnew: forgetThreads }] satisfies readonly AccountListener[];

// What other features and the process use of this one.
export { fileSources } from "./message-files";
export { jobs } from "./jobs";
