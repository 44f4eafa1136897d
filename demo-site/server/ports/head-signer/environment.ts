import type { KeyObject } from "node:crypto";
import * as z from "zod";
import { defineEnvironment } from "../../platform/environment/room";
import { keyOf } from "./node-signer";

const KEY_FAULT =
  "is no private Ed25519 key. Write it as PEM or as the base64 of its PKCS #8, for example from: openssl genpkey -algorithm ed25519";

/** A private key; its content is never told. */
function privateKey() {
  return z
    .string()
    .transform((text, ctx): KeyObject => {
      try {
        return keyOf(text);
      } catch {
        ctx.addIssue({ code: "custom", message: KEY_FAULT });
        return z.NEVER;
      }
    })
    .meta({ takes: "a private Ed25519 key, as PEM or as base64 of its PKCS #8" });
}

export const environment = defineEnvironment({
  topic: "production",
  variables: () => ({
    MARTILLO_SIGNING_KEY: privateKey().optional().meta({
      unset: "a key in the database",
      description: "Signs the ends of bid histories. It is safest outside of the database.",
    }),
  }),
  /** Null keeps a key in the database. */
  read: (values) => values.MARTILLO_SIGNING_KEY ?? null,
});
