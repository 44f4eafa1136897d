// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { signingSchemas } from "./schemas";

type Of<Name extends keyof typeof signingSchemas> = CallOf<typeof signingSchemas, Name>;

/** The contract of a paid sale, made for both sides to sign; the one that is there as long as it can be signed, or is. */
export const signingCreate: Of<"user/third_party/pandadoc/createPandaDocForSV"> = {
  name: "user/third_party/pandadoc/createPandaDocForSV",
  access: "user",
};

/** A document that is signed, with who has signed it. */
export const signingView: Of<"user/third_party/pandadoc/viewPandaDoc"> = {
  name: "user/third_party/pandadoc/viewPandaDoc",
  access: "user",
  silent: true,
};

/** Sends a code to the person who is about to sign. */
export const signingSession: Of<"user/third_party/pandadoc/getSessionId"> = {
  name: "user/third_party/pandadoc/getSessionId",
  access: "user",
  rateLimit: "code",
};

/** Signs with name and code. */
export const signDocument: Of<"custom/signDocument"> = {
  name: "custom/signDocument",
  access: "user",
  rateLimit: "code",
};

/** These calls, by wire name. */
export const signingCalls = {
  "user/third_party/pandadoc/createPandaDocForSV": signingCreate,
  "user/third_party/pandadoc/viewPandaDoc": signingView,
  "user/third_party/pandadoc/getSessionId": signingSession,
  "custom/signDocument": signDocument,
};
