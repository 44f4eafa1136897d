// This folder: calls for the contact form and the newsletter. As data here, with their schemas in `schemas.ts`.
import type { CallOf } from "../call";
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

/** The calls of this room, by wire name. */
export const contactCalls = {
  "user/submitContactUs": userSubmitContactUs,
  "custom/subscribeNewsletter": customSubscribeNewsletter,
  "custom/confirmNewsletter": customConfirmNewsletter,
  "custom/unsubscribeNewsletter": customUnsubscribeNewsletter,
};
