import { parseCents } from "../../../src/domain";
import { formatCents, useMessages } from "../../../src/i18n";
import { Button } from "../../../src/ui";
import type { ReadyBidBox } from "../bid-box-model";
import { singleClick } from "../single-click";
import { bidStepsMessages } from "./bid-steps.messages";

/**
 * A former maximum that everybody could read: nothing more is bid until its owner says so. Offered where the next step is the bidder's, not in the
 * middle of one.
 */
export function MaximumToConfirm({ model }: { model: ReadyBidBox }) {
  const t = useMessages(bidStepsMessages);
  const { kind } = model.action;
  const { maximum_to_confirm: former } = model.lot;
  if (!former || (kind !== "change" && kind !== "entry")) return null;
  const cents = parseCents(former);
  const amount = formatCents(cents);
  return (
    <div className="martillo-bid-box__to-confirm" part="maximum-to-confirm">
      <p className="martillo-bid-box__why">{t("toConfirmWhy", { amount })}</p>
      <Button variant="primary" full onClick={singleClick(() => model.confirmMaximum(cents))}>
        {t("toConfirm", { amount })}
      </Button>
    </div>
  );
}
