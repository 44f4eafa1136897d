import { definePart } from "../../src/ui";

/** Confirmation, outcomes and receipts, and the lowering of a maximum. */
export const stepsPart = definePart(() => import("./steps-part"));

/** Says aloud what happens to a lot. */
export const milestonesPart = definePart(() => import("./milestones-part"));

/** What became of a lot, or why this visitor cannot bid. */
export const noBidPart = definePart(() => import("./no-bid-part"));

/** The history with its check, the award and the retraction. */
export const historyPart = definePart(() => import("./BidHistoryDialog"));

/** The sign-in on the way to a bid. */
export const loginPart = definePart(() => import("./BidLogin"));
