import { formatCents, useMessages } from "../../../src/i18n";
import { Button } from "../../../src/ui";
import type { ReadyBidBox } from "../bid-box-model";
import { singleClick } from "../single-click";
import { bidStepsMessages } from "./bid-steps.messages";

/** A former maximum that everybody could read: nothing more is bid until its owner says so. */
export function MaximumToConfirm({ confirm, cents }: NonNullable<ReadyBidBox["toConfirm"]>) {
  const t = useMessages(bidStepsMessages);
  const amount = formatCents(cents);
  return (
    <div className="martillo-bid-box__to-confirm" part="maximum-to-confirm">
      <p className="martillo-bid-box__why">{t("toConfirmWhy", { amount })}</p>
      <Button variant="primary" full onClick={singleClick(confirm)}>
        {t("toConfirm", { amount })}
      </Button>
    </div>
  );
}
