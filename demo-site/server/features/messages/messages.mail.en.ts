import { PATHS } from "martillo/contract";
import { greeting, harmless, oneLine, shortTitle, type Words } from "../../platform/mail/template";
import type * as spanish from "./messages.mail";

export const messageUnread: Words<typeof spanish.messageUnread> = {
  subject: (values) => {
    const { count, title } = values;
    const messages = count === 1 ? "A message" : `${count} messages`;
    const about = title === "" ? "" : `: ${shortTitle(title)}`;
    return `${messages} from ${fromText(values)}${about}`;
  },
  body: (values) => {
    const { name, count, title, text, link, stopLink } = values;
    const messages = count === 1 ? "an unread message" : `${count} unread messages`;
    const about = title === "" ? "" : ` about “${oneLine(title)}”`;
    return [
      greeting(name, "en"),
      `You have ${messages} from ${fromText(values)}${about}.`,
      ...(text === "" ? [] : [{ quote: text }]),
      { link, label: "Read and answer" },
      "Answer on the page: an answer to this e-mail does not reach the other side.",
      { small: "We do not write again about this conversation until you have read it." },
      {
        items: [
          { text: "No more notices of messages", link: stopLink },
          { text: "Choose which notices to receive", link: PATHS.notifications },
        ],
      },
    ];
  },
};

function fromText({ from }: spanish.Unread): string {
  return from === "" ? "the auction house" : (harmless(from) ?? "the other side");
}
