import { formatDay, formatMoney, useMessages } from "../../src/i18n";
import { IssuedDocuments } from "../../src/patterns/issued-documents";
import { EmptyState, Pager } from "../../src/ui";
import { cardText } from "./ChangeSteps";
import { subscriptionMessages } from "./subscription.messages";
import type { SubscriptionModel } from "./use-subscription";

/** Periods that were begun, newest first. */
export function HistoryTab({ model }: { model: SubscriptionModel }) {
  const t = useMessages(subscriptionMessages);
  if (model.rows.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <div className="martillo-subscription__own">
      <ol className="martillo-account-list" part="history">
        {model.rows.map((row) => (
          <li key={row.id} className="martillo-account-item" part="history-row">
            <div className="martillo-account-item__what">
              <p>
                <strong>{row.plan_name}</strong>
                {row.period !== null && ` · ${t(row.period)}`}
              </p>
              <p className="martillo-account-note">
                {t(`kind_${row.kind}`)} ·{" "}
                {row.end === null
                  ? formatDay(row.start)
                  : t("fromTo", { from: formatDay(row.start), to: formatDay(row.end) })}
                {row.card && ` · ${cardText(row.card)}`}
              </p>
              {row.documents.length > 0 && (
                <div part="history-documents">
                  <IssuedDocuments documents={row.documents} />
                </div>
              )}
            </div>
            <p className="martillo-figures">
              {row.kind === "trial" ? t("nothing") : formatMoney(row.total, { whole: false })}
            </p>
          </li>
        ))}
      </ol>
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
    </div>
  );
}
