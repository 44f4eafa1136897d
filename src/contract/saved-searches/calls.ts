// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { savedSearchesSchemas } from "./schemas";

type Of<Name extends keyof typeof savedSearchesSchemas> = CallOf<typeof savedSearchesSchemas, Name>;

/** Saves a search as an alert, or changes one's own. A guest gives an e-mail, and the alert starts when its link is followed. */
export const userAddSavedSearch: Of<"user/addSavedSearch"> = {
  name: "user/addSavedSearch",
  access: "public",
  personal: true,
  rateLimit: "code",
};

/** The saved searches of the signed-in person, newest first. */
export const userGetSavedSearch: Of<"user/getSavedSearch"> = {
  name: "user/getSavedSearch",
  access: "user",
  personal: true,
  scope: "read",
  silent: true,
};

/** Removes one of the signed-in person's saved searches. */
export const userRemoveSavedSearch: Of<"user/removeSavedSearch"> = {
  name: "user/removeSavedSearch",
  access: "user",
  personal: true,
};

/** Starts a guest's alert by the link of a mail. */
export const customConfirmSavedSearch: Of<"custom/confirmSavedSearch"> = {
  name: "custom/confirmSavedSearch",
  access: "public",
  rateLimit: "check",
};

/** Ends an alert by the link of a mail, without a sign-in. */
export const customStopSavedSearch: Of<"custom/stopSavedSearch"> = {
  name: "custom/stopSavedSearch",
  access: "public",
  rateLimit: "check",
};

/** These calls, by wire name. */
export const savedSearchesCalls = {
  "user/addSavedSearch": userAddSavedSearch,
  "user/getSavedSearch": userGetSavedSearch,
  "user/removeSavedSearch": userRemoveSavedSearch,
  "custom/confirmSavedSearch": customConfirmSavedSearch,
  "custom/stopSavedSearch": customStopSavedSearch,
};
