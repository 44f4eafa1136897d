import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./selling.mail";
import { PATHS } from "martillo/contract";

export const lotAddendum: Words<typeof spanish.lotAddendum> = {
  subject: ({ title }) => `Added to the description: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, hasBid } = values;
    return [
      greeting(name, "en"),
      `The seller has added something to the description of “${oneLine(title)}”. What was there before stands as it was.`,
      { link, label: "Read what was added" },
      {
        small: hasBid
          ? "We write to you because you have bid on this lot. Your bid stands as it is."
          : "We write to you because you follow this lot.",
      },
    ];
  },
};

export const decisionDue: Words<typeof spanish.decisionDue> = {
  subject: ({ title }) => `Decide on ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, price, until } = values;
    return [
      greeting(name, "en"),
      `“${oneLine(title)}” waits for your decision. Its highest bid is ${price}. You can award it, agree on another price by an offer, or let it go.`,
      `If you have not decided by ${until}, it stays unsold and its bidders are free.`,
      { link, label: "Decide now" },
    ];
  },
};

export const resultLetGo: Words<typeof spanish.resultLetGo> = {
  subject: ({ title }) => `Not sold: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name, "en"),
      `The time to decide on “${oneLine(title)}” is over: it stays unsold, and its bidders are free. You can list it again or take offers for it.`,
      { link, label: "See the lot" },
    ];
  },
};

export const autoRelisted: Words<typeof spanish.autoRelisted> = {
  subject: ({ title }) => `Listed again: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, price, ends, left } = values;
    return [
      greeting(name, "en"),
      `“${oneLine(title)}” ended without a sale and is listed again, as you have chosen. It starts at ${price} and ends on ${ends}.`,
      { link, label: "See the lot" },
      {
        small: `It may be listed again by itself ${left} more times.`,
      },
    ];
  },
};

export const autoRelistStopped: Words<typeof spanish.autoRelistStopped> = {
  subject: ({ title }) => `Not listed again: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason } = values;
    return [
      greeting(name, "en"),
      `“${oneLine(title)}” ended without a sale and could not be listed again by itself: ${reason}`,
      { link, label: "See the lot" },
    ];
  },
};

export const draftsExpire: Words<typeof spanish.draftsExpire> = {
  subject: ({ titles }) => `Drafts that will be deleted: ${titles.length}`,
  body: (values) => {
    const { name, titles, day } = values;
    return [
      greeting(name, "en"),
      `Nobody has changed these drafts for a long time. They will be deleted on ${day}:`,
      {
        items: titles.map((title) => ({
          text: oneLine(title) || "Without a title",
        })),
      },
      {
        link: PATHS.draftAuctions,
        label: "See my drafts",
      },
      {
        small:
          "A draft that is changed before then stays. A deleted one can be brought back for 30 days.",
      },
    ];
  },
};

export const importDone: Words<typeof spanish.importDone> = {
  subject: ({ isCancelled }) => {
    return isCancelled ? "Your import was stopped" : "Your lots are imported";
  },
  body: (values) => {
    const { name, fileName, imported, refused, link } = values;
    return [
      greeting(name, "en"),
      `From “${oneLine(fileName)}” ${imported} lots are among your drafts. ${refused} rows were left out.`,
      { link, label: "See the result" },
      {
        small: "Nothing was published. For 24 hours you can undo the import.",
      },
    ];
  },
};
