/** What visitors write to the house: the contact form and the newsletter. */
import type { SomeHandlers } from "../../platform/call/mount";
import { submitContactUs } from "./contact";
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from "./newsletter";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "user/submitContactUs": submitContactUs,
  "custom/subscribeNewsletter": subscribeNewsletter,
  "custom/confirmNewsletter": confirmNewsletter,
  "custom/unsubscribeNewsletter": unsubscribeNewsletter,
} satisfies SomeHandlers;
