import {
  LONGEST_WITHDRAWAL_NOTE,
  WITHDRAWAL_REASONS,
  type WithdrawalReason,
} from "../../../src/contract";
import { useMessages } from "../../../src/i18n";
import { Button, Dialog, Icon, RadioGroup, TextField } from "../../../src/ui";
import { withdrawalReasonMessages } from "../withdrawal-reason.messages";
import { bidHistoryMessages } from "./bid-history.messages";
import { bidderName, shownAmount } from "./BidHistoryTable";
import type { RetractionModel } from "./use-retraction";

/** Asks why, and once more: all bidders will read the reason, and it cannot be taken back. */
export function RetractDialog({ retraction }: { retraction: RetractionModel }) {
  const t = useMessages(bidHistoryMessages);
  const say = useMessages(withdrawalReasonMessages);
  const { chosen, error, isAsked } = retraction;
  const cancel = () => retraction.choose(undefined);
  return (
    <Dialog
      open={chosen !== undefined}
      onClose={cancel}
      title={t(isAsked ? "askedTitle" : "retractTitle")}
      dismissible={false}
      footer={
        isAsked ? (
          <Button onClick={cancel}>{t("understood")}</Button>
        ) : (
          <>
            <Button onClick={cancel}>{t("cancel")}</Button>
            {retraction.keep && (
              <Button busy={retraction.isRunning} onClick={retraction.keep}>
                {t("keep")}
              </Button>
            )}
            <Button variant="danger" busy={retraction.isRunning} onClick={retraction.confirm}>
              {t("retractConfirm")}
            </Button>
          </>
        )
      }
    >
      {isAsked && <p role="status">{t("askedText")}</p>}
      {chosen && !isAsked && (
        <div className="martillo-bid-box__history">
          <p>
            {t("retractText", {
              bidder: bidderName(chosen, t),
              amount: shownAmount(chosen) ?? t("hiddenAmount"),
            })}
          </p>
          {chosen.withdrawal_asked?.note !== undefined && (
            <p>{t("askedNote", { note: chosen.withdrawal_asked.note })}</p>
          )}
          <RadioGroup
            label={t("reason")}
            name="reason"
            value={retraction.reason ?? ""}
            error={retraction.missing === "reason" ? t("reasonMissing") : undefined}
            onValueChange={(value) => retraction.setReason(value as WithdrawalReason)}
            options={WITHDRAWAL_REASONS.map((value) => ({ value, label: say(value) }))}
          />
          {retraction.reason === "other" && (
            <TextField
              label={t("note")}
              hint={t("noteHint")}
              error={retraction.missing === "note" ? t("noteMissing") : undefined}
              value={retraction.note}
              maxLength={LONGEST_WITHDRAWAL_NOTE}
              required
              onChange={(event) => retraction.setNote(event.currentTarget.value)}
            />
          )}
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
