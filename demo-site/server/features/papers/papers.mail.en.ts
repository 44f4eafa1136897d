import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./papers.mail";
import { PATHS } from "martillo/contract";

const toPapers = { link: PATHS.documents, label: "See the papers" };

export const papersDue: Words<typeof spanish.papersDue> = {
  subject: ({ title }) => `Papers of ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `These papers of “${oneLine(values.title)}” are missing, until ${values.day}:`,
    { items: values.papers.map((text) => ({ text })) },
    toPapers,
  ],
};

export const paperRejected: Words<typeof spanish.paperRejected> = {
  subject: ({ title }) => `A paper of ${oneLine(title)} was rejected`,
  body: (values) => [
    greeting(values.name, "en"),
    `This paper of “${oneLine(values.title)}” was rejected; please bring it again:`,
    { items: values.papers.map((text) => ({ text })) },
    `Reason: ${oneLine(values.reason)}`,
    toPapers,
  ],
};

export const transferReminder: Words<typeof spanish.transferReminder> = {
  subject: ({ title }) => `The transfer of ${oneLine(title)} is pending`,
  body: (values) => [
    greeting(values.name, "en"),
    `Ask for the new permit of “${oneLine(values.title)}” before ${values.day}, and send its receipt. Until then the vehicle may not be driven.`,
    toPapers,
  ],
};
