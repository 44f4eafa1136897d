import { pause } from "../db/retry";

/** More than what an answer takes that writes a message. */
const EVEN_MS = 250;

/** Takes the same time whether there was much to do or nothing, and however it ends: the time does not tell who has an account. */
export async function inEvenTime<Value>(work: () => Promise<Value>, ms = EVEN_MS): Promise<Value> {
  const [result] = await Promise.allSettled([work(), pause(ms)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
