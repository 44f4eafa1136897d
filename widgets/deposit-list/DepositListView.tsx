import type { Deposit } from "../../src/contract";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { PaidWith } from "../../src/patterns/paid-with";
import { Button, EmptyState, ErrorState, Pager } from "../../src/ui";
import { AccountSkeleton, DoneNote } from "../account";
import { depositListMessages } from "./deposit-list.messages";
import { DepositBadge, useFate } from "./deposit-state";
import { GiveBackDialog } from "./GiveBackDialog";
import type { DepositListModel, LotLink } from "./use-deposit-list";

/** Pure markup from the model. */
export function DepositListView({ model }: { model: DepositListModel }) {
  const t = useMessages(depositListMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.rows) return <AccountSkeleton />;
  return (
    <>
      <DoneNote>{model.giving.done}</DoneNote>
      {model.rows.length === 0 ? (
        <EmptyState icon="shield" title={t(model.action === "all" ? "none" : "noneOfThese")}>
          {t("noneText")}
        </EmptyState>
      ) : (
        <ol className="martillo-deposit-list__rows" part="list">
          {model.rows.map((deposit) => (
            <li key={deposit.id} className="martillo-deposit-list__row" part="row">
              <Row
                deposit={deposit}
                href={model.documentHref(deposit.id)}
                lot={model.lot}
                onReturn={() => model.giving.ask(deposit)}
              />
            </li>
          ))}
        </ol>
      )}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
      <GiveBackDialog giving={model.giving} />
    </>
  );
}

interface RowProps {
  deposit: Deposit;
  href: string;
  lot: LotLink;
  onReturn: () => void;
}

function Row({ deposit, href, lot, onReturn }: RowProps) {
  const t = useMessages(depositListMessages);
  const fate = useFate(deposit);
  const { id, project_id, title } = deposit;
  return (
    <>
      <div className="martillo-deposit-list__what">
        <LotTitle deposit={deposit} lot={lot} />
        <small>
          {formatMoment(deposit.created_at)} ·{" "}
          <PaidWith method={deposit.payment_method} card={deposit.card} />
        </small>
      </div>
      <p className="martillo-deposit-list__amount martillo-figures" part="amount">
        {formatMoney(deposit.amount, { whole: false })}
      </p>
      <div className="martillo-deposit-list__state" part="state">
        <DepositBadge status={deposit.status} />
        {fate && <small>{fate}</small>}
      </div>
      <div className="martillo-deposit-list__actions">
        <a href={href} part="link" aria-label={t("documentOf", { title, lot: project_id })}>
          {t("document")}
        </a>
        {deposit.can_return && (
          <Button size="s" aria-label={t("giveBackOf", { title, id })} onClick={onReturn}>
            {t("giveBack")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Leads to the lot, or to where the host takes it. */
export function LotTitle({
  deposit: { project_id, title },
  lot,
}: {
  deposit: Pick<Deposit, "project_id" | "title">;
  lot: LotLink;
}) {
  return (
    <a
      href={lot.href(project_id)}
      part="lot"
      onClick={(event) => {
        if (!lot.open(project_id)) event.preventDefault();
      }}
    >
      {title}
    </a>
  );
}
