import type { LotDetail } from "../../../src/contract";
import { useMessages } from "../../../src/i18n";
import { LateProceeds } from "../../../src/patterns/proceeds";
import { Button, Dialog, Icon } from "../../../src/ui";
import { bidHistoryMessages } from "./bid-history.messages";
import { bidderName, shownAmount } from "./BidHistoryTable";
import type { AwardModel } from "./use-bid-history";

/** Asks the seller once more: an award cannot be taken back. */
export function AwardDialog({ award, lot }: { award: AwardModel; lot: LotDetail }) {
  const t = useMessages(bidHistoryMessages);
  const { chosen } = award;
  const cancel = () => award.choose(undefined);
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={cancel}
      title={t("awardTitle")}
      footer={
        <>
          <Button onClick={cancel}>{t("cancel")}</Button>
          <Button variant="primary" icon="trophy" busy={award.isRunning} onClick={award.confirm}>
            {t("awardConfirm")}
          </Button>
        </>
      }
    >
      {chosen && (
        <div className="martillo-bid-box__history">
          <p>
            {t("awardText", {
              bidder: bidderName(chosen, t),
              amount: shownAmount(chosen) ?? t("hiddenAmount"),
            })}
          </p>
          {chosen.proposed_amount !== null && (
            <LateProceeds lot={lot.id} prices={[{ price: chosen.proposed_amount }]} />
          )}
          {lot.reserve_met === false && (
            <p className="martillo-bid-box__next">{t("awardBelowReserve")}</p>
          )}
          <div role="alert">
            {award.error && (
              <p className="martillo-bid-box__warning" part="warning">
                <Icon name="warning" size={18} />
                <span>
                  {award.error.message} {award.error.next}
                </span>
              </p>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
