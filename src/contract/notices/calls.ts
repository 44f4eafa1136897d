// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { noticesSchemas } from "./schemas";

type Of<Name extends keyof typeof noticesSchemas> = CallOf<typeof noticesSchemas, Name>;

/** Ends letters of one kind by the link of one of them. May be repeated; does not sign in the caller. */
export const customStopNotices: Of<"custom/stopNotices"> = {
  name: "custom/stopNotices",
  access: "public",
  rateLimit: "check",
};

/** These calls, by wire name. */
export const noticesCalls = { "custom/stopNotices": customStopNotices };
