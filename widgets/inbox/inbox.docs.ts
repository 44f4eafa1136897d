import { documentElement } from "../../src/element/docs";
import { inboxElement } from "./inbox.element";

export const inboxDocs = documentElement(inboxElement, {
  doc: "What the signed-in person and others write to each other: about lots, about sales, and with the house. Read and archived, searched by lot, person and words, with private files; ways to reach a person stay hidden until there is a sale. Made for the house's own pages; a page of others shows the way there.",
  attributes: {
    thread: { doc: "Number of the conversation that is open.", default: "none" },
  },
  events: [
    "martillo-login-request",
    "martillo-lot-open-request",
    "martillo-message-sent",
    "martillo-thread-opened",
    "martillo-unread-changed",
  ],
  parts: {
    base: "The widget.",
    list: "The conversations.",
    row: "One conversation of the list.",
    thread: "The open conversation.",
    message: "One message.",
    form: "What is being written.",
    empty: "Said where there is nothing.",
    refusal: "Why something was not done.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-inbox-height":
      "Height of the messages of a conversation before they scroll. Default: 60vh.",
    "--martillo-inbox-own": "Background of the person's own messages. Default: the soft accent.",
  },
});
