import * as z from "zod/mini";

/** Every answer of the API, refusals included. */
export const Envelope = z.object({
  /** 'true' stands for success in one old call. */
  status: z.enum(["success", "error", "true"]),
  /** For people, in Spanish; shown as an alert unless the call is silent. */
  message: z.optional(z.string()),
  /** 403 ends the session. */
  responseType: z.optional(z.union([z.number(), z.string()])),
  responseData: z.optional(z.unknown()),
  /** Page of the site on which one can do what a refusal asks for, e.g. `/login`. */
  to: z.optional(z.string()),
  /** Repeats the token where the specification reads it (login, switchuser, verifyEmailVerifyCode). */
  data: z.optional(z.unknown()),
  /** Epoch milliseconds when the answer was written, so that a page knows the server's time before its socket is open. */
  server_time: z.optional(z.number()),
});
export type Envelope = z.infer<typeof Envelope>;

/** `responseData` of a refusal. */
export const Refusal = z.looseObject({
  code: z.string(),
  /** What to do next, in Spanish. */
  next: z.optional(z.string()),
  /** An amount which would be accepted, decimal euro: the lowest; above the own maximum, one step more than that. */
  minimum: z.optional(z.string()),
  /** Input fields at fault, for INVALID_INPUT: path → Spanish text. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** For EDIT_CONFLICT: field → its value now, the person who wrote it, and when, in epoch milliseconds. */
  conflicts: z.optional(
    z.record(z.string(), z.object({ theirs: z.unknown(), by: z.string(), at: z.number() })),
  ),
  /** What the token lacks, for SCOPE_MISSING. */
  scope: z.optional(z.string()),
  /** Seconds to wait, for RATE_LIMITED. */
  retry_after: z.optional(z.number()),
});
export type Refusal = z.infer<typeof Refusal>;
