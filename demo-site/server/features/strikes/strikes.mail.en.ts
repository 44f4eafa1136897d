import { type Words, greeting } from "../../platform/mail/template";
import type * as spanish from "./strikes.mail";
import { PATHS } from "martillo/contract";

export const biddingTaken: Words<typeof spanish.biddingTaken> = {
  subject: () => "You can no longer bid",
  body: (values) => {
    const { name, withdrawn } = values;
    return [
      greeting(name, "en"),
      "Within twelve months, two sales to you were called off because you did not pay. From now on your account cannot bid, buy or make offers.",
      ...(withdrawn > 0 ? [withdrawnText(withdrawn)] : []),
      "What else you have bought is still yours to pay. If this is a mistake, or you want to bid again, write to us: a person of the house decides.",
      { link: PATHS.contact, label: "Write to us" },
    ];
  },
};

function withdrawnText(count: number): string {
  return count === 1
    ? "Your bids in one open lot are withdrawn."
    : `Your bids in ${count} open lots are withdrawn.`;
}
