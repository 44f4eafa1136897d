import { formatMoney, useMessages } from "../../src/i18n";
import { Button, Dialog } from "../../src/ui";
import { depositListMessages } from "./deposit-list.messages";
import type { GivingBack } from "./use-deposit-list";

/** Asks once more before a deposit goes back: without it the bidder cannot bid on the lot. */
export function GiveBackDialog({ giving }: { giving: GivingBack }) {
  const t = useMessages(depositListMessages);
  const { deposit, error } = giving;
  return (
    <Dialog
      open={deposit !== undefined}
      onClose={() => giving.ask(undefined)}
      title={t("giveBack")}
      footer={
        <>
          <Button onClick={() => giving.ask(undefined)}>{t("stay")}</Button>
          <Button variant="primary" busy={giving.isBusy} onClick={giving.confirm}>
            {t("giveBackNow")}
          </Button>
        </>
      }
    >
      {deposit && (
        <p>
          {t("giveBackText", {
            amount: formatMoney(deposit.amount, { whole: false }),
            title: deposit.title,
          })}
        </p>
      )}
      <div role="alert">
        {error?.message} {error?.next}
      </div>
    </Dialog>
  );
}
