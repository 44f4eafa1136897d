import type { visitorActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { submitContactUs } from "./contact";
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from "./newsletter";
import { stopNotices } from "./stop-notices";

export const visitorHandlers = {
  "user/submitContactUs": submitContactUs,
  "custom/subscribeNewsletter": subscribeNewsletter,
  "custom/confirmNewsletter": confirmNewsletter,
  "custom/unsubscribeNewsletter": unsubscribeNewsletter,
  "custom/stopNotices": stopNotices,
} satisfies HandlersFor<typeof visitorActions>;
