import type { BidRow } from "../../../src/contract";
import { parseCents } from "../../../src/domain";
import { formatCents, formatDateTime, type Translate, useMessages } from "../../../src/i18n";
import { IconButton } from "../../../src/ui";
import { reasonText } from "../withdrawal-reason";
import { withdrawalReasonMessages } from "../withdrawal-reason.messages";
import { bidHistoryMessages } from "./bid-history.messages";
import type { BidHistoryModel } from "./use-bid-history";

/** Name as the viewer may see it: the server's words for people without one are those of the page. */
export function bidderName(row: BidRow, t: Translate<"you" | "bidderNumber">): string {
  if (row.mine) return t("you");
  const isNameless = row.first_name === `Postor ${row.bidder_no}`;
  if (isNameless) return t("bidderNumber", { number: row.bidder_no });
  return `${row.first_name} ${row.last_name}`.trim();
}

/** The amount as it is written; undefined while it is not public. */
export function shownAmount({ proposed_amount: amount }: BidRow): string | undefined {
  return amount === null ? undefined : formatCents(parseCents(amount));
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
  const say = useMessages(withdrawalReasonMessages);
  const isRetracted = row.declined === 1;
  return (
    <tr
      part="bid"
      data-mine={row.mine || undefined}
      data-automatic={row.automatic === 1 || undefined}
      data-retracted={isRetracted || undefined}
    >
      <td>
        {row.withdrawal ? (
          <Withdrawal withdrawal={row.withdrawal} />
        ) : (
          <span className="martillo-bid-box__bidder">{bidderName(row, t)}</span>
        )}
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
        {row.withdrawal_asked && !isRetracted && (
          <span className="martillo-bid-box__mark">
            {t("asked", { reason: reasonText(row.withdrawal_asked.reason, say) })}
          </span>
        )}
        {isRetracted && (
          <span className="martillo-bid-box__mark">
            {row.declined_reason
              ? t(RETRACTED[row.declined_by ?? "unknown"], {
                  reason: reasonText(row.declined_reason, say),
                })
              : t("retracted")}
          </span>
        )}
      </td>
      <td data-figures>
        <Amount row={row} />
        <time dateTime={new Date(row.created_at).toISOString()}>
          {formatDateTime(row.created_at, { seconds: true })}
        </time>
      </td>
      {(model.canAward || model.retraction.isOffered) && (
        <td>
          {isRetracted ? (
            row.closed_out && <Readmit row={row} model={model} />
          ) : (
            <RowAction row={row} model={model} />
          )}
        </td>
      )}
    </tr>
  );
}

const RETRACTED = {
  seller: "retractedBySeller",
  house: "retractedByHouse",
  unknown: "retractedWhy",
} as const;

/** Bids that were taken back: for which side, how many rows, and why. */
function Withdrawal({ withdrawal }: { withdrawal: NonNullable<BidRow["withdrawal"]> }) {
  const t = useMessages(bidHistoryMessages);
  const say = useMessages(withdrawalReasonMessages);
  const { by, voids, not_before: notBefore } = withdrawal;
  const reason = reasonText(withdrawal.reason, say);
  return (
    <>
      <span className="martillo-bid-box__bidder">
        {t(by === "house" ? "withdrawnByHouse" : "withdrawnBySeller")}
      </span>
      <span className="martillo-bid-box__mark">
        {t("withdrawnWhy", { count: voids.length, reason })}
      </span>
      {notBefore !== undefined && (
        <span className="martillo-bid-box__mark">
          {t("notBefore", { when: formatDateTime(notBefore) })}
        </span>
      )}
    </>
  );
}

function Amount({ row }: { row: BidRow }) {
  const t = useMessages(bidHistoryMessages);
  const amount = shownAmount(row);
  if (amount === undefined) return <span title={t("hiddenWhy")}>{t("hiddenAmount")}</span>;
  if (row.withdrawal) return t("priceAfter", { amount });
  return row.declined === 1 ? <s>{amount}</s> : amount;
}

/** A withdrawn bid closes the lot to its bidder, until the house lets the bidder back in. */
function Readmit({ row, model }: { row: BidRow; model: BidHistoryModel }) {
  const t = useMessages(bidHistoryMessages);
  return (
    <IconButton
      icon="check"
      label={t("readmit", { bidder: bidderName(row, t) })}
      onClick={() => model.retraction.readmit(row)}
    />
  );
}

/** A provisional lot can be awarded, a running one can lose a bid; never both at once. */
function RowAction({ row, model }: { row: BidRow; model: BidHistoryModel }) {
  const t = useMessages(bidHistoryMessages);
  const values = { bidder: bidderName(row, t), amount: shownAmount(row) ?? t("hiddenAmount") };
  if (row.withdrawal) return null;
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
