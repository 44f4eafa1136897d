import type { PurchaseRow } from "../../src/contract";
import {
  formatMoment,
  formatMomentDay,
  formatMoney,
  type Translate,
  useMessages,
} from "../../src/i18n";
import { Badge, ButtonLink, EmptyState, ErrorState, Icon, Pager } from "../../src/ui";
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
  const nextHref = model.nextHref(row);
  const isCancelled = row.status === "cancel";
  const returnHref = model.returnHref(row);
  const returnText = t(row.may_return === 1 ? "giveBack" : "next_give_back");
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
      {isCancelled ? (
        <p>
          <Badge icon="minus">{t("cancelled")}</Badge>
        </p>
      ) : (
        row.returned_date === null && <Steps row={row} />
      )}
      <div className="martillo-purchase-list__foot">
        <Note row={row} />
        {returnHref !== null && (
          <ButtonLink
            href={returnHref}
            variant="ghost"
            part="return"
            aria-label={t("nextOf", { step: returnText, title: row.projects_title })}
            onClick={(event) => {
              if (!model.open(row, returnHref)) event.preventDefault();
            }}
          >
            {returnText}
          </ButtonLink>
        )}
        {nextHref !== null && (
          <ButtonLink
            href={nextHref}
            variant="soft"
            part="next"
            aria-label={t("nextOf", { step: t(`next_${row.next}`), title: row.projects_title })}
            onClick={(event) => {
              if (!model.open(row, nextHref)) event.preventDefault();
            }}
          >
            {t(`next_${row.next}`)}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const STEPS = ["bought", "paid", "ready", "collected", "papers"] as const;

/** How far it has come: all steps, the one that is next marked. */
function Steps({ row }: { row: PurchaseRow }) {
  const t = useMessages(purchaseListMessages);
  const isCollected = row.delivered === 3;
  const done: Record<(typeof STEPS)[number], boolean> = {
    bought: true,
    // Storage may be due of what was paid before.
    paid: row.status === "paid" || row.delivered >= 2,
    ready: row.delivered === 2 || isCollected,
    collected: isCollected,
    papers: isCollected && row.papers_missing === 0,
  };
  const current = STEPS.find((step) => !done[step]);
  return (
    <ol className="martillo-purchase-list__steps" part="steps" aria-label={t("steps")}>
      {STEPS.map((step) => (
        <li
          key={step}
          data-done={done[step] || undefined}
          aria-current={step === current ? "step" : undefined}
        >
          <Icon name={done[step] ? "check" : "clock"} size={16} />
          <span>
            {t(step)}
            <span className="martillo-visually-hidden"> {t(done[step] ? "isDone" : "isOpen")}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What is due, and until when. */
function Note({ row }: { row: PurchaseRow }) {
  const t = useMessages(purchaseListMessages);
  const text = noteOf(row, t);
  return <p className="martillo-purchase-list__note">{text}</p>;
}

type Say = Translate<keyof (typeof purchaseListMessages)["texts"]>;

function noteOf(row: PurchaseRow, t: Say): string {
  if (row.returned_date !== null) return "";
  switch (row.next) {
    case "pay":
      return t(row.overdue === 1 ? "wasDue" : "due", {
        amount: formatMoney(row.total_due_amount, { whole: false }),
        date: formatMoment(row.due_at - 1),
      });
    case "collect":
      return t("appointment", { date: formatMoment(row.appointmentTime ?? 0) });
    case "book":
      return row.storage_from === null
        ? t("bookText")
        : t("storageFrom", { date: formatMomentDay(row.storage_from) });
    case "papers":
      return t("papersOwed", { count: row.papers_owed });
    case "give_back":
      return t("giveBackText");
    case "wait":
      if (row.return_status === "requested" || row.return_status === "received") {
        return t("waitText");
      }
      return t(row.delivered === 3 ? "papersMissing" : "waitText", { count: row.papers_missing });
    default:
      return "";
  }
}
