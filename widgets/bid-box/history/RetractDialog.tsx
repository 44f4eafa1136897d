import { useMessages } from "../../../src/i18n";
import { Button, Dialog, Icon, TextField } from "../../../src/ui";
import { bidHistoryMessages } from "./bid-history.messages";
import { bidderName, shownAmount } from "./BidHistoryTable";
import { REASON_LENGTH, type RetractionModel } from "./use-retraction";

/** Asks the seller why, and once more: everybody will read it, and it cannot be taken back. */
export function RetractDialog({ retraction }: { retraction: RetractionModel }) {
  const t = useMessages(bidHistoryMessages);
  const { chosen, error } = retraction;
  const cancel = () => retraction.choose(undefined);
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={cancel}
      title={t("retractTitle")}
      dismissible={false}
      footer={
        <>
          <Button onClick={cancel}>{t("cancel")}</Button>
          <Button variant="danger" busy={retraction.isRunning} onClick={retraction.confirm}>
            {t("retractConfirm")}
          </Button>
        </>
      }
    >
      {chosen && (
        <div className="martillo-bid-box__history">
          <p>
            {t("retractText", {
              bidder: bidderName(chosen, t),
              amount: shownAmount(chosen) ?? t("hiddenAmount"),
            })}
          </p>
          <TextField
            label={t("reason")}
            hint={t("reasonHint")}
            error={retraction.isReasonMissing ? t("reasonMissing") : undefined}
            value={retraction.reason}
            maxLength={REASON_LENGTH.most}
            required
            onChange={(event) => retraction.setReason(event.currentTarget.value)}
          />
          <div role="alert">
            {error && (
              <p className="martillo-bid-box__warning" part="warning">
                <Icon name="warning" size={18} />
                <span>
                  {error.message} {error.next}
                </span>
              </p>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
