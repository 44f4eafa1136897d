import type { SellerMovement, SellerTotals } from "../../src/contract";
import { formatMoment, formatMomentDay, formatMoney, useMessages } from "../../src/i18n";
import { IssuedDocuments } from "../../src/patterns/issued-documents";
import { Button, DateField, EmptyState, ErrorState, LiveRegion, Pager } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { sellerAccountMessages } from "./seller-account.messages";
import type { SellerAccountModel } from "./use-seller-account";

const money = (amount: string) => formatMoney(amount, { whole: false });
const isZero = (amount: string) => Number(amount) === 0;
/** Without its sign: a text says which way it went. */
const size = (amount: string) => money(amount.replace("-", ""));

/** Pure markup from the model. */
export function SellerAccountView({ model }: { model: SellerAccountModel }) {
  const t = useMessages(sellerAccountMessages);
  if (model.error) {
    const { message, next, retry } = model.error;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  if (!model.totals) return <AccountSkeleton />;
  const isEmpty = model.rows.length === 0;
  if (isEmpty && !model.isNarrowed && model.page === 1) {
    return (
      <EmptyState icon="info" title={t("none")}>
        {t("noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      <Position totals={model.totals} paidBy={model.paidBy} />
      <Statement totals={model.totals} />
      <h2 className="martillo-account-title">{t("movements")}</h2>
      <Period model={model} />
      <LiveRegion message={isEmpty ? t("noneOfThese") : ""} />
      {isEmpty ? (
        <EmptyState
          icon="info"
          title={t("noneOfThese")}
          actions={<Button onClick={model.clear}>{t("clear")}</Button>}
        >
          {t("noneOfTheseText")}
        </EmptyState>
      ) : (
        <>
          <p className="martillo-seller-account__range" role="status">
            {model.range}
          </p>
          <ol className="martillo-seller-account__rows" part="list">
            {model.rows.map((row) => (
              <li key={row.id} className="martillo-seller-account__row" part="row">
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

/** Where the money is now. */
function Position({ totals, paidBy }: { totals: SellerTotals; paidBy: number | null }) {
  const t = useMessages(sellerAccountMessages);
  const isOwing = Number(totals.owed) > 0;
  return (
    <dl className="martillo-seller-account__position martillo-figures" part="position">
      <div className="martillo-seller-account__payable">
        <dt>{t("payable")}</dt>
        <dd part="payable">
          {money(totals.payable)}
          {paidBy !== null && (
            // It begins the day after the last one.
            <small part="paid-by">{t("paidBy", { date: formatMomentDay(paidBy - 1) })}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t("waiting")}</dt>
        <dd>{money(totals.waiting)}</dd>
      </div>
      <div className={isOwing ? "martillo-seller-account__owed" : undefined}>
        <dt>{t("owed")}</dt>
        <dd>{money(totals.owed)}</dd>
      </div>
    </dl>
  );
}

/** How what was sold comes to the balance. */
function Statement({ totals }: { totals: SellerTotals }) {
  const t = useMessages(sellerAccountMessages);
  const less = (amount: string) => money(isZero(amount) ? amount : `-${amount}`);
  return (
    <div className="martillo-seller-account__sums">
      <h2 className="martillo-account-title">{t("statement")}</h2>
      <dl className="martillo-seller-account__statement martillo-figures" part="statement">
        <Sum label={t("soldSum")}>{money(totals.sold)}</Sum>
        {!isZero(totals.commission) && (
          <Sum label={t("commissionSum")}>{less(totals.commission)}</Sum>
        )}
        {!isZero(totals.returning) && <Sum label={t("returning")}>{less(totals.returning)}</Sum>}
        {!isZero(totals.forfeited) && (
          <Sum label={t("forfeitedSum")}>{money(totals.forfeited)}</Sum>
        )}
        <Sum label={t("collectedSum")}>{less(totals.collected)}</Sum>
        <Sum label={t("paidOut")}>{less(totals.paid_out)}</Sum>
        <Sum label={t("balance")}>{money(totals.balance)}</Sum>
      </dl>
      <p className="martillo-account-note" part="fees">
        {t("balanceNote")}{" "}
        {!isZero(totals.fees) &&
          t("feesNote", { fees: money(totals.fees), documents: money(totals.documents) })}
      </p>
    </div>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Period({ model }: { model: SellerAccountModel }) {
  const t = useMessages(sellerAccountMessages);
  return (
    <div
      className="martillo-seller-account__period"
      part="filters"
      role="group"
      aria-label={t("period")}
    >
      {(["from", "to"] as const).map((name) => (
        <DateField
          key={name}
          label={t(name)}
          name={name}
          value={model.period[name]}
          onChange={(event) => model.narrow({ [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}

function Row({ row, model }: { row: SellerMovement; model: SellerAccountModel }) {
  const t = useMessages(sellerAccountMessages);
  const { invoice_id: invoice } = row;
  const title = row.projects_title ? `${t(row.kind)}: ${row.projects_title}` : t(row.kind);
  const isMore = Number(row.amount) > 0;
  return (
    <>
      <div className="martillo-seller-account__what">
        {invoice === null ? (
          <strong>{title}</strong>
        ) : (
          <a
            href={model.href(invoice)}
            part="link"
            onClick={(event) => {
              if (!model.open(invoice)) event.preventDefault();
            }}
          >
            {title}
          </a>
        )}
        <small>
          {[
            formatMoment(row.at),
            row.document_number !== null && t("document", { number: row.document_number }),
            invoice !== null && t("sale", { id: invoice }),
            row.reference && t("reference", { text: row.reference }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </small>
        <Effects row={row} />
        {row.document && <IssuedDocuments documents={[row.document]} />}
      </div>
      <p className="martillo-seller-account__amount martillo-figures" part="amount">
        {isMore ? "+" : ""}
        {money(row.amount)}
        <small>{t("balanceAfter", { amount: money(row.balance_after) })}</small>
      </p>
    </>
  );
}

/** What the amount alone does not say. */
function Effects({ row }: { row: SellerMovement }) {
  const t = useMessages(sellerAccountMessages);
  const owed = Number(row.owed);
  return (
    <>
      {row.kind === "settled" && <small>{t("nowPayable", { amount: size(row.payable) })}</small>}
      {row.kind === "unsettled" && <small>{t("waitsAgain", { amount: size(row.waiting) })}</small>}
      {owed !== 0 && (
        <small>{t(owed > 0 ? "owesMore" : "owesLess", { amount: size(row.owed) })}</small>
      )}
      {!isZero(row.fees) && <small>{t("fees", { amount: money(row.fees) })}</small>}
    </>
  );
}
