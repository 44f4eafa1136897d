// This folder: calls for letters about lots, and the button that ends them. As data here, with their schemas in `schemas.ts`.
import type { CallOf } from "../call";
import type { noticesSchemas } from "./schemas";

type Of<Name extends keyof typeof noticesSchemas> = CallOf<typeof noticesSchemas, Name>;

/** Ends letters of one kind by the link of one of them. May be repeated; signs nobody in. */
export const customStopNotices: Of<"custom/stopNotices"> = {
  name: "custom/stopNotices",
  access: "public",
  rateLimit: "check",
};

/** The calls of this room, by wire name. */
export const noticesCalls = {
  "custom/stopNotices": customStopNotices,
};
