import * as z from "zod";

/** What Skyflow hands out for a service account. */
export const Credentials = z.object({
  clientID: z.string().min(1),
  keyID: z.string().min(1),
  tokenURI: z.url(),
  privateKey: z.string().startsWith("-----BEGIN PRIVATE KEY-----"),
});
export type Credentials = z.infer<typeof Credentials>;

/**
 * A vault at Skyflow. Its table has the columns `card_number`, `cardholder_name`, `expiry_month` and `expiry_year`. The service account may
 * read, update and delete in it; its role `insertRole` may insert and nothing else.
 */
export interface SkyflowOptions {
  vaultId: string;
  /** Without a slash at its end. */
  vaultUrl: string;
  table: string;
  /** Id of the role that tokens for pages are limited to. */
  insertRole: string;
  credentials: Credentials;
  /** @default 10000 */
  timeoutMs?: number;
}
