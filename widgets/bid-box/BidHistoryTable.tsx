import type { BidRow } from "../../src/contract";
import { formatEuro, parseCents } from "../../src/domain";
import { formatDateTime, useMessages } from "../../src/i18n";
import { IconButton } from "../../src/ui";
import { bidHistoryMessages } from "./bid-history.messages";
import type { BidHistoryModel } from "./use-bid-history";

/** Name as the viewer may see it. */
export function bidderName(row: BidRow): string {
  return `${row.first_name} ${row.last_name}`.trim();
}

export function BidHistoryTable({
  model,
  rows,
}: {
  model: BidHistoryModel;
  rows: readonly BidRow[];
}) {
  const t = useMessages(bidHistoryMessages);
  const hasActions = model.canAward || model.retraction.isOffered;
  return (
    <table className="martillo-bid-box__rows">
      <thead>
        <tr>
          <th scope="col">{t("bidder")}</th>
          <th scope="col" data-figures>
            {t("amount")}
          </th>
          {hasActions && (
            <th scope="col">
              <span className="martillo-visually-hidden">
                {t(model.canAward ? "awardColumn" : "actionsColumn")}
              </span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryRow key={row.bidid} row={row} model={model} />
        ))}
      </tbody>
    </table>
  );
}

function HistoryRow({ row, model }: { row: BidRow; model: BidHistoryModel }) {
  const t = useMessages(bidHistoryMessages);
  const isRetracted = row.declined === 1;
  const amount = formatEuro(parseCents(row.proposed_amount));
  return (
    <tr part="bid" data-mine={row.mine || undefined} data-retracted={isRetracted || undefined}>
      <td>
        <span className="martillo-bid-box__bidder">{bidderName(row)}</span>
        {row.phone && (
          <span className="martillo-bid-box__phone">
            <span className="martillo-visually-hidden">{t("phone")}: </span>
            {row.phone}
          </span>
        )}
        {row.automatic === 1 && (
          <span className="martillo-bid-box__mark" title={t("automaticWhy")}>
            {t("automatic")}
          </span>
        )}
        {isRetracted && (
          <span className="martillo-bid-box__mark">
            {row.declined_reason
              ? t("retractedWhy", { reason: row.declined_reason })
              : t("retracted")}
          </span>
        )}
      </td>
      <td data-figures>
        {isRetracted ? <s>{amount}</s> : amount}
        <time dateTime={new Date(row.created_at).toISOString()}>
          {formatDateTime(row.created_at, { seconds: true, exact: true })}
        </time>
      </td>
      {(model.canAward || model.retraction.isOffered) && (
        <td>{!isRetracted && <RowAction row={row} amount={amount} model={model} />}</td>
      )}
    </tr>
  );
}

/** A provisional lot can be awarded, a running one can lose a bid; never both at once. */
function RowAction({
  row,
  amount,
  model,
}: {
  row: BidRow;
  amount: string;
  model: BidHistoryModel;
}) {
  const t = useMessages(bidHistoryMessages);
  const values = { bidder: bidderName(row), amount };
  // An automatic answer goes with the maximum that gave it.
  if (!model.canAward && row.automatic === 1) return null;
  return model.canAward ? (
    <IconButton icon="trophy" label={t("award", values)} onClick={() => model.award.choose(row)} />
  ) : (
    <IconButton
      icon="close"
      label={t("retract", values)}
      onClick={() => model.retraction.choose(row)}
    />
  );
}
