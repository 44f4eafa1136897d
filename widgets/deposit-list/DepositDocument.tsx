import type { ReactNode } from "react";
import { type Deposit, depositOne } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { PaidWith } from "../../src/patterns/paid-with";
import { type Emit, useQuery } from "../../src/state";
import { Button, ErrorState } from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { depositListMessages } from "./deposit-list.messages";
import { DepositBadge, useFate } from "./deposit-state";
import { LotTitle } from "./DepositListView";
import { GiveBackDialog } from "./GiveBackDialog";
import { useGivingBack, useLotLink } from "./use-deposit-list";

/** One deposit as a document that can be printed. */
export function DepositDocument({ id, emit }: { id: number; emit: Emit }) {
  const { data, error, retry } = useQuery(depositOne, { id });
  useMoneyQueries(depositOne);
  if (data) return <Document deposit={data.record} emit={emit} />;
  if (!error) return <AccountSkeleton />;
  const isMissing = error.code === "NOT_FOUND";
  return (
    <ErrorState title={error.message} next={error.next} {...(!isMissing && { onRetry: retry })} />
  );
}

function Document({ deposit, emit }: { deposit: Deposit; emit: Emit }) {
  const t = useMessages(depositListMessages);
  const lot = useLotLink(emit);
  const giving = useGivingBack(emit);
  const fate = useFate(deposit);
  return (
    <article className="martillo-deposit-list__document" part="document">
      <DoneNote>{giving.done}</DoneNote>
      <header className="martillo-deposit-list__head">
        <h2 className="martillo-account-title">{t("documentNo", { id: deposit.id })}</h2>
        <DepositBadge status={deposit.status} />
      </header>
      <dl>
        <Line label={t("lot")}>
          <LotTitle deposit={deposit} lot={lot} />
        </Line>
        <Line label={t("amount")}>
          <strong className="martillo-figures">
            {formatMoney(deposit.amount, { whole: false })}
          </strong>
        </Line>
        <Line label={t("paidOn")}>{formatMoment(deposit.created_at)}</Line>
        <Line label={t("paidWith")}>
          <PaidWith method={deposit.payment_method} card={deposit.card} />
        </Line>
        {deposit.returned_at !== null && (
          <Line label={t("endedOn")}>{formatMoment(deposit.returned_at)}</Line>
        )}
        {fate && <Line label={t("fate")}>{fate}</Line>}
      </dl>
      <p className="martillo-account-note">{t("terms")}</p>
      <div className="martillo-deposit-list__actions">
        <Button onClick={() => print()}>{t("print")}</Button>
        {deposit.can_return && <Button onClick={() => giving.ask(deposit)}>{t("giveBack")}</Button>}
      </div>
      <GiveBackDialog giving={giving} />
    </article>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
