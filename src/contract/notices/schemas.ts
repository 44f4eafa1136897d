import * as z from "zod/mini";
import type { CallSchemas } from "../call-schemas";
import { LinkToken } from "../contact/schemas";
import { NOTIFICATION_KINDS } from "../profile/values";
import { LIGHT } from "../costs";

/** What the calls take and answer, by wire name. */
export const noticesSchemas = {
  "custom/stopNotices": {
    cost: LIGHT,
    inferred: true,
    input: LinkToken,
    output: z.object({ stopped: z.enum(NOTIFICATION_KINDS) }),
  },
} satisfies CallSchemas;
