import { type Words, greeting, spanText } from "../../platform/mail/template";
import type * as spanish from "./contact.mail";

export const contactReceived: Words<typeof spanish.contactReceived> = {
  subject: () => "We have received your message",
  body: (values) => [
    greeting(values.name, "en"),
    "Thank you for writing to us. We have received your message and will answer as soon as we can.",
    {
      small: "If you have not written to us, you need not do anything.",
    },
  ],
};

export const newsletterConfirmation: Words<typeof spanish.newsletterConfirmation> = {
  subject: () => "Confirm your subscription",
  body: (values) => {
    const { name, link, stopLink, seconds } = values;
    return [
      greeting(name, "en"),
      "Confirm that you want our newsletter at this e-mail.",
      { link, label: "Confirm the subscription" },
      `The link expires in ${spanText(seconds, "en")}. Without your word we will not write to you.`,
      {
        items: [
          {
            text: "I do not want the newsletter",
            link: stopLink,
          },
        ],
      },
    ];
  },
};
