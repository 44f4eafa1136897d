import type { PurchaseRow } from "../../src/contract";
import { formatMomentDay, formatMoney, useMessages } from "../../src/i18n";
import { PurchaseLine } from "../../src/patterns/purchase-line";
import { Badge, EmptyState, ErrorState, Pager } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { purchaseListMessages } from "./purchase-list.messages";
import type { PurchaseListModel } from "./use-purchase-list";

/** Pure markup from the model. */
export function PurchaseListView({ model }: { model: PurchaseListModel }) {
  const t = useMessages(purchaseListMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.rows) return <AccountSkeleton />;
  if (model.rows.length === 0) {
    return (
      <EmptyState icon="tag" title={t(model.type === "all" ? "none" : "noneOfThese")}>
        {t("noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="martillo-purchase-list__range" role="status">
        {model.range}
      </p>
      <ol className="martillo-purchase-list__rows" part="list">
        {model.rows.map((row) => (
          <li key={row.invoice_id} className="martillo-purchase-list__row" part="row">
            <Row row={row} model={model} />
          </li>
        ))}
      </ol>
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
    </>
  );
}

function Row({ row, model }: { row: PurchaseRow; model: PurchaseListModel }) {
  const t = useMessages(purchaseListMessages);
  const href = model.invoiceHref(row);
  const isCancelled = row.status === "cancel";
  const returnHref = model.returnHref(row);
  const returnText = t(row.may_return === 1 ? "giveBack" : "seeReturn");
  return (
    <>
      <div className="martillo-purchase-list__head">
        <div>
          <a
            href={href}
            part="link"
            onClick={(event) => {
              if (!model.open(row, href)) event.preventDefault();
            }}
          >
            {row.projects_title}
          </a>
          <small>
            {row.seller_name} · {formatMomentDay(row.date_added)}
          </small>
        </div>
        <p className="martillo-figures" part="amount">
          {formatMoney(row.total_amount, { whole: false })}
        </p>
      </div>
      {row.disputed === 1 && (
        <p>
          <Badge icon="warning" tone="danger">
            {t("disputed")}
          </Badge>
        </p>
      )}
      {row.return_status !== null && (
        <p>
          <Badge icon={row.returned_date === null ? "clock" : "check"}>
            {row.returned_date === null
              ? t(`return_${row.return_status}`)
              : t("returned", { date: formatMomentDay(row.returned_date) })}
          </Badge>
        </p>
      )}
      {isCancelled && (
        <p>
          <Badge icon="minus">{t("cancelled")}</Badge>
        </p>
      )}
      <PurchaseLine row={row} open={model.open} />
      {returnHref !== null && (
        <p>
          <a
            href={returnHref}
            part="return"
            aria-label={t("nextOf", { step: returnText, title: row.projects_title })}
            onClick={(event) => {
              if (!model.open(row, returnHref)) event.preventDefault();
            }}
          >
            {returnText}
          </a>
        </p>
      )}
    </>
  );
}
