// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { contactSchemas } from "./schemas";

type Of<Name extends keyof typeof contactSchemas> = CallOf<typeof contactSchemas, Name>;

/** Sends a visitor's message to the house, and a copy to the visitor. */
export const userSubmitContactUs: Of<"user/submitContactUs"> = {
  name: "user/submitContactUs",
  access: "public",
  scope: "read",
  rateLimit: "code",
};

/** Asks for the newsletter. Answers the same whether or not the address has it; letters begin once its link is followed. */
export const customSubscribeNewsletter: Of<"custom/subscribeNewsletter"> = {
  name: "custom/subscribeNewsletter",
  access: "public",
  scope: "read",
  rateLimit: "code",
};

/** Confirms an address by the link that was sent there. May be repeated. */
export const customConfirmNewsletter: Of<"custom/confirmNewsletter"> = {
  name: "custom/confirmNewsletter",
  access: "public",
  rateLimit: "check",
};

/** Ends the newsletter by the link of a letter. May be repeated. */
export const customUnsubscribeNewsletter: Of<"custom/unsubscribeNewsletter"> = {
  name: "custom/unsubscribeNewsletter",
  access: "public",
  rateLimit: "check",
};

/** These calls, by wire name. */
export const contactCalls = {
  "user/submitContactUs": userSubmitContactUs,
  "custom/subscribeNewsletter": customSubscribeNewsletter,
  "custom/confirmNewsletter": customConfirmNewsletter,
  "custom/unsubscribeNewsletter": customUnsubscribeNewsletter,
};
