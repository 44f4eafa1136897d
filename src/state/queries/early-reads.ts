import type { RawAnswer } from "../../client/exchange";
import { pageRegistry } from "../page";

/** An answer of the loader's that is older than this is asked for again. */
const FRESH_MS = 15_000;

/** What the script tag's loader asked for at this address before this code was here. It is read once. */
export async function takeEarlyRead(url: string): Promise<RawAnswer | undefined> {
  const { reads } = pageRegistry();
  const early = reads.get(url);
  // The address stays, so that the loader does not ask again.
  reads.set(url, undefined);
  if (!early || performance.now() - early.sentAt > FRESH_MS) return undefined;
  const answer = await early.answer;
  return answer && { ...answer, status: 200, sentAt: early.sentAt };
}
