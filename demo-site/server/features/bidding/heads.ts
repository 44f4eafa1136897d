import { headText, type HouseKey } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { errorText, type Log } from "../../platform/call/log";
import type { HeadSigner, SignerKey } from "../../ports/head-signer";
import { noteKey, readKeys, readUnsigned, writeSigned } from "./head-repository";

/** What the house signs, and with what. */
export interface Heads {
  /** Every public key that the house ever signed with. */
  keys(): Promise<HouseKey[]>;
  /** Signs what is not signed of some lots. Never throws: a head that fails is left to the next time. */
  sign(lots: readonly number[]): Promise<void>;
  /** Signs what is not signed at all. */
  signMissing(): Promise<void>;
}

export interface HeadParts {
  db: Db;
  signer: HeadSigner;
  log: Log;
}

const HEADS_AT_ONCE = 200;

export function createHeads({ db, signer, log }: HeadParts): Heads {
  let noted: Promise<SignerKey> | undefined;

  /** Only once: a process that is to stop must not take the place of its successor's key. */
  function ready(): Promise<SignerKey> {
    noted ??= note().catch((error: unknown) => {
      noted = undefined;
      throw error;
    });
    return noted;
  }

  async function note(): Promise<SignerKey> {
    const key = await signer.key();
    await noteKey(db, key);
    return key;
  }

  /** Returns how many it has signed. */
  async function signSome(lots?: readonly number[]): Promise<number> {
    const { kid } = await ready();
    const bare = await readUnsigned(db, { lots, limit: HEADS_AT_ONCE });
    let signed = 0;
    for (const head of bare) {
      const signature = await signer.sign(headText(head));
      if (await writeSigned(db, { ...head, kid, signature })) signed++;
    }
    return signed;
  }

  return {
    async keys() {
      // Former keys check a head that was signed before, also when the present key is missing.
      await ready().catch((error: unknown) =>
        log.warn(errorText(error), "the key that signs histories is not to be had"),
      );
      return readKeys(db);
    },
    async sign(lots) {
      try {
        if (lots.length > 0) await signSome(lots);
      } catch (error) {
        log.warn(errorText(error), "the end of a history could not be signed");
      }
    },
    async signMissing() {
      while ((await signSome()) === HEADS_AT_ONCE);
    },
  };
}

declare module "../../platform/call/context" {
  interface Services {
    /** Ends of histories, signed by the house. */
    heads: Heads;
  }
}
