import { HOUSE_KEYS_PATH, type HouseKeys, type SignedChainHead } from "../../../src/contract";
import { verifySignedHead } from "../../../src/domain";
import type { Runtime } from "../../../src/state";

/** What the end of a history that is over says of the house. */
export type HouseSignature = { state: "ok" | "bad" | "failed"; signedAtMs: number };

/** A history as far as a signature is concerned. */
export interface SignedHistory {
  lotId: number;
  /** How many rows there are. */
  rows: number;
  chainHead: string;
  signed: SignedChainHead;
}

/** Anything but a list of keys is refused; a key of another form cannot be used and is seen when it is. */
function keysIn(answer: unknown): HouseKeys["keys"] {
  const { keys } = (answer ?? {}) as Partial<HouseKeys>;
  if (!Array.isArray(keys)) throw new Error("martillo: the house published no keys");
  return keys;
}

/** Checks the signature with the keys that the house publishes. Undefined where there is nothing to say. */
export async function checkSignature(
  { apiBase, fetch: doFetch = fetch }: Pick<Runtime, "apiBase" | "fetch">,
  { lotId, rows, chainHead, signed }: SignedHistory,
): Promise<HouseSignature | undefined> {
  const told = (state: HouseSignature["state"]) => ({ state, signedAtMs: signed.signed_at });
  // Rows that came after the signature are not covered by it, and do not contradict it.
  if (signed.position < rows) return undefined;
  if (signed.position > rows || signed.hash !== chainHead) return told("bad");

  async function readKeys(cache: RequestCache) {
    const answer = await doFetch(`${apiBase}${HOUSE_KEYS_PATH}`, { cache });
    if (!answer.ok) throw new Error("martillo: the keys of the house were refused");
    return keysIn(await answer.json());
  }

  try {
    const kept = await readKeys("default");
    const isKnown = kept.some(({ kid }) => kid === signed.kid);
    // A new key may be younger than the list that the browser has kept.
    const keys = isKnown ? kept : await readKeys("reload");
    const { signed_at, ...head } = signed;
    const verdict = await verifySignedHead(
      { ...head, projectId: lotId, signedAtMs: signed_at },
      keys,
    );
    if (verdict === "unsupported") return undefined;
    return told(verdict === "good" ? "ok" : "bad");
  } catch {
    return told("failed");
  }
}
