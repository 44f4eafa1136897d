/**
 * Why a vehicle is to go back. `desistimiento`: the right that the law grants consumers, which needs no reason. `acuerdo`: a sale that is paid
 * and was not handed over is undone where one side proposes it and the other accepts.
 */
export const RETURN_CAUSES = [
  "desistimiento",
  "no_conforme",
  "documentacion",
  "otro",
  "acuerdo",
] as const;

/** Where a return stands. */
export const RETURN_STATES = [
  "requested",
  "accepted",
  "rejected",
  "withdrawn",
  "received",
  "closed",
] as const;

/**
 * The actions of one side on a return now. `appeal`: its buyer calls the house, once. `loss_…`: the actions on a deduction for lost value.
 */
export const RETURN_ACTIONS = [
  "accept",
  "reject",
  "withdraw",
  "appeal",
  "received",
  "refund",
  "loss_accept",
  "loss_dispute",
  "loss_waive",
  "loss_decide",
] as const;

/**
 * Where a deduction for lost value stands, which its seller proposes with the refund. Its buyer accepts or disputes it, the seller may give it
 * up, and the house decides over one that is disputed.
 */
export const LOSS_STATES = ["proposed", "accepted", "disputed", "waived", "decided"] as const;

/** Services that may stay paid where they were done on the buyer's own wish. */
export const RETURN_SERVICES = ["admin_fee", "ownership_certificate", "storage"] as const;

/** Where money of a return goes: the card that paid, the balance, or back by the seller's own hand. */
export const RETURN_WAYS = ["card", "balance", "seller"] as const;

/** The most pictures and papers that one side may add to a return. */
export const RETURN_FILES = 8;
