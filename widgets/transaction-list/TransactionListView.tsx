import type { Transaction } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { PaidFor } from "../../src/patterns/paid-for";
import { PaidWith } from "../../src/patterns/paid-with";
import type { Emit } from "../../src/state";
import {
  Badge,
  type BadgeProps,
  Button,
  EmptyState,
  ErrorState,
  LiveRegion,
  Pager,
  SelectField,
  TextField,
} from "../../src/ui";
import { AccountSkeleton } from "../account";
import { transactionListMessages } from "./transaction-list.messages";
import type { TransactionFilters, TransactionListModel } from "./use-transaction-list";

const KINDS = ["payment", "deposit", "refund"] as const satisfies readonly Transaction["kind"][];
const LOOKS = {
  success: { icon: "check", tone: "positive" },
  pending: { icon: "clock", tone: "warning" },
  failed: { icon: "warning", tone: "danger" },
  canceled: { icon: "minus", tone: "neutral" },
  reversed: { icon: "trending-down", tone: "danger" },
  disputed: { icon: "warning", tone: "danger" },
} as const satisfies Record<Transaction["status"], Pick<BadgeProps, "icon" | "tone">>;
const STATES = ["success", "pending", "failed", "canceled", "reversed", "disputed"] as const;

/** Pure markup from the model. */
export function TransactionListView({ model, emit }: { model: TransactionListModel; emit: Emit }) {
  const t = useMessages(transactionListMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.rows) return <AccountSkeleton />;
  const isEmpty = model.rows.length === 0;
  return (
    <>
      {(!isEmpty || model.isFiltered) && <Filters model={model} />}
      <LiveRegion message={model.isFiltered && isEmpty ? t("noneOfThese") : ""} />
      {isEmpty ? (
        <EmptyState
          icon="info"
          title={t(model.isFiltered ? "noneOfThese" : "none")}
          actions={model.isFiltered && <Button onClick={model.clear}>{t("clear")}</Button>}
        >
          {t(model.isFiltered ? "noneOfTheseText" : "noneText")}
        </EmptyState>
      ) : (
        <div className="martillo-transaction-list__scroll">
          <table className="martillo-transaction-list__table" part="list">
            <caption className="martillo-visually-hidden">{t("caption")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("date")}</th>
                <th scope="col">{t("concept")}</th>
                <th scope="col">{t("method")}</th>
                <th scope="col" className="martillo-transaction-list__amount">
                  {t("amount")}
                </th>
                <th scope="col">{t("state")}</th>
              </tr>
            </thead>
            <tbody>
              {model.rows.map((row) => (
                <Row key={row.id} row={row} emit={emit} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
    </>
  );
}

function Row({ row, emit }: { row: Transaction; emit: Emit }) {
  const t = useMessages(transactionListMessages);
  const amount = formatMoney(row.amount, { whole: false });
  const isPartlyBack = Number(row.refunded) > 0 && row.status === "success";
  return (
    <tr part="row">
      <td className="martillo-transaction-list__date">
        {formatMoment(row.paid_on ?? row.created_at)}
      </td>
      <th scope="row" className="martillo-transaction-list__concept">
        <PaidFor text={row.description} about={row.about} emit={emit} />
      </th>
      <td className="martillo-transaction-list__method">
        <PaidWith method={row.payment_method} card={row.card} />
      </td>
      <td className="martillo-transaction-list__amount martillo-figures" part="amount">
        {amount}
        {isPartlyBack && (
          <small>{t("refunded", { amount: formatMoney(row.refunded, { whole: false }) })}</small>
        )}
      </td>
      <td className="martillo-transaction-list__state" part="state">
        <Badge {...LOOKS[row.status]}>{t(row.status)}</Badge>
      </td>
    </tr>
  );
}

function Filters({ model }: { model: TransactionListModel }) {
  const t = useMessages(transactionListMessages);
  const { filters, filter } = model;
  return (
    <div
      className="martillo-transaction-list__filters"
      part="filters"
      role="group"
      aria-label={t("filters")}
    >
      <SelectField
        label={t("kind")}
        name="kind"
        value={filters.kind}
        options={[
          { value: "", label: t("allKinds") },
          ...KINDS.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={(event) => filter({ kind: chosen(KINDS, event.currentTarget.value) })}
      />
      <SelectField
        label={t("state")}
        name="status"
        value={filters.status}
        options={[
          { value: "", label: t("allStates") },
          ...STATES.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={(event) => filter({ status: chosen(STATES, event.currentTarget.value) })}
      />
      {(["from", "to"] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={t(name)}
          name={name}
          value={filters[name]}
          onChange={(event) => filter({ [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}

/** The chosen value of a list, or everything. */
function chosen<Value extends TransactionFilters["kind"] | TransactionFilters["status"]>(
  values: readonly Value[],
  text: string,
): Value | "" {
  return values.find((value) => value === text) ?? "";
}
