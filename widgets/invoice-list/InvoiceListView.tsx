import { useState } from "react";
import type { InvoiceRow } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { InvoiceBadge } from "../../src/patterns/invoice-state";
import { Button, EmptyState, ErrorState, LatePart, Pager, TextField } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { invoiceListMessages } from "./invoice-list.messages";
import { toolsChunk } from "./tools-chunk";
import type { InvoiceListModel } from "./use-invoice-list";

/** Pure markup from the model. */
export function InvoiceListView({ model }: { model: InvoiceListModel }) {
  const t = useMessages(invoiceListMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.rows) return <AccountSkeleton />;
  const isEmpty = model.rows.length === 0;
  const isFiltered = model.search !== "" || Object.keys(model.filters).length > 0;
  const isNarrowed = isFiltered || model.list !== "all";
  return (
    <>
      {(!isEmpty || isFiltered) && <Search model={model} />}
      {(!isEmpty || isFiltered) && model.side === "seller" && (
        <LatePart chunk={toolsChunk} loading={t("loadingTools")} failed={t("noTools")}>
          {({ SellerTools }) => <SellerTools model={model} />}
        </LatePart>
      )}
      {isEmpty ? (
        <EmptyState
          icon="tag"
          title={t(isNarrowed ? "noneOfThese" : model.side === "seller" ? "noSales" : "none")}
        >
          {t(model.side === "seller" ? "noSalesText" : "noneText")}
        </EmptyState>
      ) : (
        <>
          <p className="martillo-invoice-list__range" role="status">
            {model.range}
          </p>
          <ol className="martillo-invoice-list__rows" part="list">
            {model.rows.map((row) => (
              <li key={row.invoice_id} className="martillo-invoice-list__row" part="row">
                <Row row={row} model={model} />
              </li>
            ))}
          </ol>
        </>
      )}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
    </>
  );
}

function Search({ model }: { model: InvoiceListModel }) {
  const t = useMessages(invoiceListMessages);
  const [text, setText] = useState(model.search);
  return (
    <form
      role="search"
      className="martillo-invoice-list__search"
      onSubmit={(event) => {
        event.preventDefault();
        model.searchFor(text.trim());
      }}
    >
      <TextField
        type="search"
        label={t(model.side === "seller" ? "searchSales" : "search")}
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{t("find")}</Button>
    </form>
  );
}

function Row({ row, model }: { row: InvoiceRow; model: InvoiceListModel }) {
  const t = useMessages(invoiceListMessages);
  const isOpen = row.status !== "paid" && row.status !== "cancel";
  const step = model.side === "seller" ? "record" : "pay";
  const canPay = row.actions.includes(model.side === "seller" ? "record_payment" : "pay");
  const other =
    model.side === "seller"
      ? `${row.users_first_name} ${row.users_last_name}`.trim()
      : row.seller_name;
  return (
    <>
      <div className="martillo-invoice-list__what">
        {model.side === "seller" && (
          <input
            type="checkbox"
            aria-label={t("markOne", { title: row.projects_title })}
            checked={model.marked.has(row.invoice_id)}
            onChange={(event) => model.mark(row.invoice_id, event.currentTarget.checked)}
          />
        )}
        <a
          href={model.href(row.invoice_id)}
          part="link"
          onClick={(event) => {
            if (!model.open(row.invoice_id)) event.preventDefault();
          }}
        >
          {row.projects_title}
        </a>
        <small>
          {t(row.projects_auction === 1 ? "auction" : "direct")} · {other} ·{" "}
          {row.document_number !== null && `${row.document_number} · `}
          {t(model.side === "seller" ? "soldNumber" : "number", { id: row.invoice_id })} ·{" "}
          {formatMoment(row.date_added)}
          {row.emp_name !== null && ` · ${t("publishedBy", { name: row.emp_name })}`}
        </small>
      </div>
      <p className="martillo-invoice-list__amount martillo-figures" part="amount">
        {formatMoney(row.total_amount, { whole: false })}
        {isOpen && row.total_due_amount !== row.total_amount && (
          <small>
            {t("left", { amount: formatMoney(row.total_due_amount, { whole: false }) })}
          </small>
        )}
      </p>
      <div className="martillo-invoice-list__state" part="state">
        <InvoiceBadge
          status={row.status}
          overdue={row.overdue === 1}
          isReturned={row.returned_date !== null}
          isDisputed={row.disputed === 1}
        />
        {isOpen && (
          <small>
            {t(row.overdue === 1 ? "wasDue" : "dueBy", { date: formatMoment(row.due_at - 1) })}
          </small>
        )}
        {canPay && (
          <a
            href={model.href(row.invoice_id, step)}
            part="link"
            onClick={(event) => {
              if (!model.open(row.invoice_id, step)) event.preventDefault();
            }}
          >
            {t(step)}
          </a>
        )}
      </div>
    </>
  );
}
