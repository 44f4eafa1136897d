import { bidsChunk, prepareSession } from "../../src/state";
import { entryChunk, historyChunk, loginChunk, priceChangeChunk, stepsChunk } from "./chunks";

/**
 * Loads all that a `BidBox` needs beyond its first view, sign-in and result of the lot included, so that neither a lost connection nor a
 * deployment of your site comes between a bidder and a bid: `requestIdleCallback(() => prepareBidding())` on the page of a lot. Never
 * throws; what could not be loaded is loaded when it is needed. Safe to call often.
 */
export async function prepareBidding(): Promise<void> {
  const chunks = [bidsChunk, stepsChunk, entryChunk, priceChangeChunk, historyChunk, loginChunk];
  await Promise.all([prepareSession(), ...chunks.map((chunk) => chunk.load())]);
}
