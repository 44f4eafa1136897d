import type { visitorActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { submitContactUs } from "./contact";
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from "./newsletter";

export const visitorHandlers = {
  "user/submitContactUs": submitContactUs,
  "custom/subscribeNewsletter": subscribeNewsletter,
  "custom/confirmNewsletter": confirmNewsletter,
  "custom/unsubscribeNewsletter": unsubscribeNewsletter,
} satisfies HandlersFor<typeof visitorActions>;
