import type { BalancePayout } from "../../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../../src/i18n";
import { walletDialogMessages } from "./dialogs.messages";

/** What goes or went to bank accounts, and where each stands. */
export function PayoutList({ payouts }: { payouts: readonly BalancePayout[] }) {
  const t = useMessages(walletDialogMessages);
  return (
    <div className="martillo-wallet__history">
      <h2 className="martillo-account-title">{t("payouts")}</h2>
      <ul className="martillo-wallet__payouts" part="payouts">
        {payouts.map((payout) => (
          <li key={payout.id} className="martillo-wallet__row" part="row">
            <span>
              {t("toAccount", { last4: payout.last4 })}
              <small>
                {t(payout.status, {
                  date: formatMoment(payout.decided_at ?? payout.asked_at),
                  reference: payout.reference ?? "",
                  reason: payout.reason,
                })}
              </small>
            </span>
            <span className="martillo-wallet__sum martillo-figures">
              {formatMoney(payout.amount)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
