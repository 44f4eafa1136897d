import { prepareSession } from "../../src/state";
import { historyPart, loginPart, milestonesPart, noBidPart, stepsPart } from "./parts";

/**
 * Loads all that a `BidBox` needs beyond its first view, sign-in and result of the lot included, so that neither a lost connection nor a
 * deployment of your site comes between a bidder and a bid: `requestIdleCallback(() => prepareBidding())` on the page of a lot. Never
 * throws; what could not be loaded is loaded when it is needed. Safe to call often.
 */
export async function prepareBidding(): Promise<void> {
  const parts = [stepsPart, noBidPart, milestonesPart, historyPart, loginPart];
  await Promise.all([prepareSession(), ...parts.map((part) => part.load())]);
}
