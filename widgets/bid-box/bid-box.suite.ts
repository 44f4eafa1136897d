import type { Mount, SuiteContext } from "../../src/testing";
import { bidBoxBiddingCases } from "./bid-box.bidding.suite";
import { bidBoxAdmissionCases } from "./bid-box.admission.suite";
import { bidBoxDepositCases } from "./bid-box.deposit.suite";
import { bidBoxHistoryCases } from "./bid-box.history.suite";
import { bidBoxIdentityCases } from "./bid-box.identity.suite";
import { createKit } from "./bid-box.kit.suite";
import { bidBoxLayoutCases } from "./bid-box.layout.suite";
import { bidBoxLiveCases } from "./bid-box.live.suite";
import { bidBoxStateCases } from "./bid-box.state.suite";
import { bidBoxTrustCases } from "./bid-box.trust.suite";
import type { BidBoxProps } from "./BidBox";

/** What a bid box does, in whichever flavour. */
export function bidBoxSuite(mount: Mount<BidBoxProps>, context: SuiteContext) {
  const kit = createKit(mount, context);
  bidBoxStateCases(kit);
  bidBoxBiddingCases(kit);
  bidBoxAdmissionCases(kit);
  bidBoxDepositCases(kit);
  bidBoxLiveCases(kit);
  bidBoxTrustCases(kit);
  bidBoxIdentityCases(kit);
  bidBoxHistoryCases(kit);
  bidBoxLayoutCases(kit);
}
