// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "../uploads/values";
import type { messagesSchemas } from "./schemas";

type Of<Name extends keyof typeof messagesSchemas> = CallOf<typeof messagesSchemas, Name>;

/**
 * The conversations of a box, newest first; with `thread_id` one of them with its messages, oldest first: the last ones, those before
 * a message, or those after it.
 */
export const messagesList: Of<"messages/messages"> = {
  name: "messages/messages",
  access: "user",
  silent: true,
};

/** Writes in a conversation, or to the house. The same key makes the same message. */
export const messagesSave: Of<"messages/saveMessage"> = {
  name: "messages/saveMessage",
  access: "user",
  rateLimit: "pay",
  silent: true,
  multipart: formOf,
};

/** Writes about a lot: a buyer to its seller, or one side of a sale to the other. It opens the conversation or goes on with it. */
export const messagesSaveFromView: Of<"messages/saveMessageFromView"> = {
  name: "messages/saveMessageFromView",
  access: "user",
  rateLimit: "pay",
  silent: true,
  multipart: formOf,
};

/** Puts conversations into the archive or back; or ends letters about them. A new message brings one back. */
export const archiveMessages: Of<"messages/archiveMessages"> = {
  name: "messages/archiveMessages",
  access: "user",
  silent: true,
};

/** Takes a message back that the other side has not read, or removes conversations from the caller's own side. */
export const deleteMessage: Of<"messages/deleteMessage"> = {
  name: "messages/deleteMessage",
  access: "user",
  silent: true,
};

/** Conversations by the lot's title, its reference, or the name of the other side. */
export const searchprojectmessages: Of<"messages/searchprojectmessages"> = {
  name: "messages/searchprojectmessages",
  access: "user",
  silent: true,
};

/** Messages by their words, newest first. What is hidden in a text is not looked through. */
export const searchactualmessages: Of<"messages/searchactualmessages"> = {
  name: "messages/searchactualmessages",
  access: "user",
  silent: true,
};

/** How many conversations are in use, and how many have something to read. */
export const activemsgcount: Of<"messages/activemsgcount"> = {
  name: "messages/activemsgcount",
  access: "user",
  silent: true,
};

/** The same for the archive. */
export const archivemsgcount: Of<"messages/archivemsgcount"> = {
  name: "messages/archivemsgcount",
  access: "user",
  silent: true,
};

/** The caller has read a conversation up to a message. */
export const readMessages: Of<"custom/readMessages"> = {
  name: "custom/readMessages",
  access: "user",
  silent: true,
};

/** Blocks the other account of a conversation, or lets it write again. */
export const blockPerson: Of<"custom/blockPerson"> = {
  name: "custom/blockPerson",
  access: "user",
  silent: true,
};

/** These calls, by wire name. */
export const messagesCalls = {
  "messages/messages": messagesList,
  "messages/saveMessage": messagesSave,
  "messages/saveMessageFromView": messagesSaveFromView,
  "messages/archiveMessages": archiveMessages,
  "messages/deleteMessage": deleteMessage,
  "messages/searchprojectmessages": searchprojectmessages,
  "messages/searchactualmessages": searchactualmessages,
  "messages/activemsgcount": activemsgcount,
  "messages/archivemsgcount": archivemsgcount,
  "custom/readMessages": readMessages,
  "custom/blockPerson": blockPerson,
};
