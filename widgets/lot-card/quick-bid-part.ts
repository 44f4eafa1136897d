import { definePart } from "../../src/ui";

/** Few visitors of a page of cards bid: what that needs is loaded with the first sign that one may. */
export const quickBidPart = definePart(() => import("./QuickBidSteps"));
