import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from "node:crypto";
import type { Db } from "../../platform/db/db";
import { keptKey } from "./kept-key";
import { thumbprintText } from "./thumbprint";
import type { HeadSigner } from ".";

/** Signs with a key from outside, or else with the one that is kept in the database, like the key of the codes. */
export async function nodeSigner(db: Db, given: KeyObject | null): Promise<HeadSigner> {
  const privateKey = given ?? keyOf(await keptKey(db, newKey));
  const { x = "" } = privateKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(thumbprintText(x)).digest("base64url");
  return {
    key: async () => ({ kid, x }),
    sign: async (text) => sign(null, Buffer.from(text), privateKey).toString("base64url"),
  };
}

/** A private Ed25519 key as PEM or as the base64 of its PKCS #8; throws when it is none. */
export function keyOf(text: string): KeyObject {
  const key = text.startsWith("-----")
    ? // One line of a file of variables.
      createPrivateKey(text.replaceAll(String.raw`\n`, "\n"))
    : createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
  if (key.asymmetricKeyType !== "ed25519") throw new Error("martillo: no Ed25519 key");
  return key;
}

async function newKey(): Promise<string> {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64");
}
