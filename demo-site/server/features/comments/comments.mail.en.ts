import { PATHS } from "martillo/contract";
import { greeting, harmless, oneLine, shortTitle, type Words } from "../../platform/mail/template";
import type * as spanish from "./comments.mail";

export const questionAsked: Words<typeof spanish.questionAsked> = {
  subject: ({ title }) => `A question about ${shortTitle(title)}`,
  body: ({ name, title, question, link, stopLink }) => [
    greeting(name, "en"),
    `There is a question about “${oneLine(title)}”:`,
    { quote: question },
    { link, label: "See the lot and answer" },
    "All visitors of the lot read your answer. Answer on the page: an answer to this e-mail does not reach the person who asks.",
    {
      items: [
        { text: "No more notices of questions", link: stopLink },
        { text: "Choose which notices to receive", link: PATHS.notifications },
      ],
    },
  ],
};

export const questionAnswered: Words<typeof spanish.questionAnswered> = {
  subject: ({ title }) => `An answer to your question about ${shortTitle(title)}`,
  body: (values) => {
    const { name, title, question, answer, link, stopLink } = values;
    return [
      greeting(name, "en"),
      `This was your question about “${oneLine(title)}”:`,
      { quote: question },
      `And this is the answer of ${fromText(values)}:`,
      { quote: answer },
      { link, label: "See the lot" },
      {
        items: [
          { text: "No more notices of questions", link: stopLink },
          { text: "Choose which notices to receive", link: PATHS.notifications },
        ],
      },
    ];
  },
};

function fromText({ from }: spanish.Answered): string {
  return from === "" ? "the auction house" : (harmless(from) ?? "the seller");
}
