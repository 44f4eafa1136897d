import { customLedgerReport } from "../../../src/contract";
import { formatMoment, useMessages } from "../../../src/i18n";
import { useQuery } from "../../../src/state";
import { Badge, Button, ErrorState, Spinner } from "../../../src/ui";
import { moneyIn } from "./amounts";
import { deskMessages } from "./desk.messages";

const RULES = ["L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11"] as const;
const ACCOUNTS = [
  "provider",
  "bank",
  "invoice",
  "debt",
  "owes",
  "wallet",
  "bonus",
  "held",
  "gift",
  "returning",
  "share",
  "seller",
  "unallocated",
  "house",
] as const;

/** What must always hold of the ledger, and what its accounts come to. */
export function LedgerTab() {
  const t = useMessages(deskMessages);
  // The server reads every entry for it: asked for once, and again only when the visitor wants it.
  const { data, error, retry, isValidating } = useQuery(
    customLedgerReport,
    {},
    { refreshOnFocus: false },
  );
  if (!data) {
    if (error) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
    return (
      <p role="status">
        <Spinner /> {t("checking")}
      </p>
    );
  }
  return (
    <div className="martillo-money-desk__tab">
      <div className="martillo-money-desk__head">
        <p role="status">{t("checkedAt", { date: formatMoment(data.at) })}</p>
        <Button size="s" busy={isValidating} onClick={retry}>
          {t("checkAgain")}
        </Button>
      </div>
      <h2 className="martillo-account-title">{t("rules")}</h2>
      <ul className="martillo-money-desk__list" part="list">
        {data.checks.map(({ rule, title, faults }) => {
          const known = RULES.find((one) => one === rule);
          const isWhole = faults.length === 0;
          return (
            <li key={rule} className="martillo-money-desk__row" part="row">
              <div className="martillo-money-desk__what">
                <span>{`${rule} · ${known ? t(`rule_${known}`) : title}`}</span>
                {!isWhole && (
                  <ul className="martillo-money-desk__faults">
                    {faults.map((fault) => (
                      <li key={fault}>{fault}</li>
                    ))}
                  </ul>
                )}
              </div>
              <Badge icon={isWhole ? "check" : "warning"} tone={isWhole ? "positive" : "danger"}>
                {isWhole ? t("holds") : t("broken", { count: faults.length })}
              </Badge>
            </li>
          );
        })}
      </ul>
      <table className="martillo-money-desk__table">
        <caption>{t("accounts")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("account")}</th>
            <th scope="col">{t("howMany")}</th>
            <th scope="col">{t("balance")}</th>
          </tr>
        </thead>
        <tbody>
          {data.accounts.map(({ kind, currency, count, balance }) => {
            const known = ACCOUNTS.find((one) => one === kind.split(":")[0]);
            return (
              <tr key={`${kind} ${currency}`}>
                <th scope="row">{known ? t(`account_${known}`) : kind}</th>
                <td className="martillo-figures">{count}</td>
                <td className="martillo-figures">{moneyIn(currency, balance)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
