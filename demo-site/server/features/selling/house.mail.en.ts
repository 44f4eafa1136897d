import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./house.mail";

export const lotHidden: Words<typeof spanish.lotHidden> = {
  subject: ({ title }) => `Hidden by the house: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason, hasBids } = values;
    return [
      greeting(name, "en"),
      `We have taken “${oneLine(title)}” out of sight. Nobody finds it, bids on it or buys it for now. The reason: ${oneLine(reason)}`,
      hasBids
        ? "The bids that it has stand. If it is still hidden at its end, we decide about the result."
        : "Correct what is wrong and ask us to look again.",
      { link, label: "Correct it" },
    ];
  },
};

export const lotShown: Words<typeof spanish.lotShown> = {
  subject: ({ title }) => `In sight again: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name, "en"),
      `“${oneLine(title)}” is in sight again. Its end has not moved.`,
      { link, label: "See it" },
    ];
  },
};

export const lotCalledOff: Words<typeof spanish.lotCalledOff> = {
  subject: ({ title }) => `Called off: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason, hasBids } = values;
    return [
      greeting(name, "en"),
      `We have called off “${oneLine(title)}”. The reason: ${oneLine(reason)}`,
      ...(hasBids ? ["Those who had bid on it are told that it was called off."] : []),
      { link, label: "See it" },
    ];
  },
};
