import { type Words, greeting, harmless, spanText } from "../../platform/mail/template";
import type * as spanish from "./saved-searches.mail";
import type { Found } from "./saved-searches.mail";

export const savedSearchConfirmation: Words<typeof spanish.savedSearchConfirmation> = {
  subject: () => "Confirm your saved search",
  body: (values) => {
    const { link, seconds } = values;
    return [
      greeting(null, "en"),
      "Somebody has saved a search with this e-mail. If it was you, confirm it to hear of new lots that fit.",
      { link, label: "Send me new lots" },
      `The link expires in ${spanText(seconds, "en")}. Without your word we will not write to you.`,
      {
        small: "If it was not you, you need not do anything.",
      },
    ];
  },
};

export const savedSearchAlert: Words<typeof spanish.savedSearchAlert> = {
  subject: (values) => {
    const words = harmless(values.title);
    const count = countText(values);
    if (words !== null) return `${count}: ${words}`;
    return `${count} for your search`;
  },
  body: (values) => {
    const { name, title, lots, link, stopLink } = values;
    const words = harmless(title);
    return [
      greeting(name, "en"),
      `There is something new for your search${words === null ? "" : ` “${words}”`}:`,
      { items: lots },
      { link, label: "See the search" },
      {
        items: [
          {
            text: "Send me no more of these",
            link: stopLink,
          },
        ],
      },
    ];
  },
};

function countText({ lots: { length } }: Found): string {
  return length === 1 ? "A new lot" : `${length} new lots`;
}
