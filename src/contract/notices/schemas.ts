// This folder: calls for letters about lots, and the button that ends them.
import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { LinkToken } from "../contact/schemas";
import { NOTIFICATION_KINDS } from "../profile/values";
import { LIGHT } from "../costs";

/** What the calls take and answer, by wire name. */
export const noticesSchemas = {
  /** Ends letters of one kind by the link of one of them. May be repeated; does not sign in the caller. */
  "custom/stopNotices": {
    access: "public",
    rateLimit: "check",
    cost: LIGHT,
    inferred: true,
    input: LinkToken,
    output: z.object({ stopped: z.enum(NOTIFICATION_KINDS) }),
  },
} satisfies CallSchemas;
