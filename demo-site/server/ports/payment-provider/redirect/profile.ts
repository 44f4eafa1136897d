import * as z from "zod";

const HASHES = ["SHA-256", "SHA-512"] as const;
/** Names that mean something else. */
const TAKEN = new Set(["card", "stripe", "sandbox", "redsys", "paypal", "wallet", "offline"]);

const Hash = {
  /** HMAC by this hash. */
  hash: z.enum(HASHES).default("SHA-256"),
  encoding: z.enum(["hex", "base64"]).default("hex"),
  /** Between the values that are signed. */
  joiner: z.string().default("|"),
};

const Words = z.array(z.string().min(1));

/** How a gateway's page is opened, and how its notices are read. */
export const Profile = z.strictObject({
  /** As calls name it: `rosoom`, `paytm`, `cashfree`, any other. */
  name: z
    .string()
    .regex(/^[a-z][a-z\d-]{1,30}$/)
    .refine((name) => !TAKEN.has(name)),
  url: z.url({ protocol: /^https$/ }),
  method: z.enum(["POST", "GET"]).default("POST"),
  currencies: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1),
  minimumCents: z.int().min(1).default(50),
  secret: z.string().min(16),
  /** Notices with these are still believed. */
  formerSecrets: z.array(z.string().min(16)).default([]),
  /** How amounts are written: `12345` or `123.45`. */
  amount: z.enum(["cents", "decimal"]).default("cents"),
  /** The gateway's names of what it is sent. */
  fields: z.strictObject({
    order: z.string(),
    amount: z.string(),
    currency: z.string(),
    description: z.string().optional(),
    returnUrl: z.string().optional(),
    noticeUrl: z.string().optional(),
    locale: z.string().optional(),
  }),
  /** Sent as they are: the number of the merchant, say. */
  constants: z.record(z.string(), z.string()).default({}),
  /** `over`: names of fields whose values are signed, in this order. */
  signature: z.strictObject({ field: z.string(), over: Words.min(1), ...Hash }),
  notice: z.strictObject({
    format: z.enum(["form", "json"]).default("form"),
    /** Paths of values: `status`, or `data.payment.status`. */
    order: z.string(),
    status: z.string(),
    amount: z.string().optional(),
    currency: z.string().optional(),
    succeeded: Words.min(1),
    processing: Words.default([]),
    /** Any other status is a failure. */
    canceled: Words.default([]),
    signature: z.strictObject({
      /** A value of the notice, or a header. */
      in: z.enum(["value", "header"]).default("value"),
      name: z.string(),
      /** Paths of values, in this order; or the body as it came. */
      over: z.union([Words.min(1), z.literal("body")]),
      /** A header whose text stands before what is signed: seconds or milliseconds, not older than five minutes. */
      timestamp: z.string().optional(),
      ...Hash,
    }),
  }),
});

export type Profile = z.infer<typeof Profile>;
export type Hashing = Pick<Profile["signature"], "hash" | "encoding" | "joiner">;

/** Profiles by different names. */
export const Profiles = z
  .array(Profile)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    error: "two profiles have the same name",
  });
