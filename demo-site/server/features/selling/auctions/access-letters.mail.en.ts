import { type Words, greeting, oneLine } from "../../../platform/mail/template";
import type * as spanish from "./access-letters.mail";
import type { Decision } from "./access-letters.mail";

export const accessAsked: Words<typeof spanish.accessAsked> = {
  subject: ({ title }) => `Request for access: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name, "en"),
      `Somebody asks to bid in “${oneLine(title)}”. You decide; until then they cannot bid.`,
      { link, label: "See the requests" },
    ];
  },
};

const DECIDED: Readonly<Record<Decision, string>> = {
  approved: "You can bid in “{title}” now.",
  denied: "The seller has not given you access to “{title}”. You can ask again after a day.",
  revoked: "The seller has taken back your access to “{title}”. Bids that you have placed stand.",
  invited: "The seller invites you to bid in “{title}”.",
};

export const accessDecided: Words<typeof spanish.accessDecided> = {
  subject: ({ title, decision }) => {
    const isIn = decision === "approved" || decision === "invited";
    return `${isIn ? "You have access" : "No access"}: ${oneLine(title)}`;
  },
  body: (values) => {
    const { name, title, link, decision } = values;
    const text = DECIDED[decision];
    return [
      greeting(name, "en"),
      text.replace("{title}", oneLine(title)),
      { link, label: "See the auction" },
    ];
  },
};

export const termsChanged: Words<typeof spanish.termsChanged> = {
  subject: ({ title }) => `New terms: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name, "en"),
      `“${oneLine(title)}” has new terms. What you have bid stands. Before your next bid we ask you to accept them.`,
      { link, label: "Read what has changed" },
    ];
  },
};
