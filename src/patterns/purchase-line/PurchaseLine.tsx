import { useRef } from "react";
import type { PurchaseRow } from "../../contract";
import { parseCents, purchaseLine } from "../../domain";
import {
  formatMoment,
  formatMomentDay,
  formatMoney,
  type Translate,
  useMessages,
} from "../../i18n";
import { useRuntime } from "../../state";
import { ButtonLink, Icon, useStyles } from "../../ui";
import styles from "./purchase-line.css?inline";
import { purchaseLineMessages } from "./purchase-line.messages";
import { stepHref } from "./purchase-links";

export interface PurchaseLineProps {
  row: PurchaseRow;
  /** A press on the step; false when the host takes it over. */
  open: (row: PurchaseRow, url: string) => boolean;
  /** A step that is done where the line stands: without note and button, which stand there already. */
  here?: PurchaseRow["next"] | undefined;
}

/** How far a purchase has come, the duties with their deadlines, and the next step as the only button. */
export function PurchaseLine({ row, open, here }: PurchaseLineProps) {
  const t = useMessages(purchaseLineMessages);
  const { urlTo } = useRuntime();
  const href = stepHref(urlTo, row);
  const text = buttonText(row, t);
  const isHere = row.next === here;
  const line = useRef<HTMLDivElement>(null);
  useStyles(line, styles);
  return (
    <div ref={line} className="martillo-purchase-line" part="purchase">
      {row.status !== "cancel" && row.returned_date === null && <Steps row={row} />}
      {!isHere && <p className="martillo-purchase-line__note">{noteOf(row, t)}</p>}
      {href !== null && !isHere && (
        <ButtonLink
          href={href}
          variant="primary"
          part="next"
          aria-label={t("nextOf", { step: text, title: row.projects_title })}
          onClick={(event) => {
            if (!open(row, href)) event.preventDefault();
          }}
        >
          {text}
        </ButtonLink>
      )}
    </div>
  );
}

function Steps({ row }: { row: PurchaseRow }) {
  const t = useMessages(purchaseLineMessages);
  const steps = purchaseLine({
    status: row.status,
    delivered: row.delivered,
    next: row.next,
    hasAppointment: row.appointmentTime !== null,
    papersOwed: row.papers_owed,
  });
  return (
    <ol className="martillo-purchase-line__steps" part="steps" aria-label={t("steps")}>
      {steps.map(({ step, isDone, isNow }, at) => (
        <li key={step} data-done={isDone || undefined} aria-current={isNow ? "step" : undefined}>
          <span className="martillo-purchase-line__mark" aria-hidden="true">
            {isDone ? <Icon name="check" size={12} /> : at + 1}
          </span>
          <span>
            {t(step)}
            <span className="martillo-visually-hidden"> {t(isDone ? "isDone" : "isOpen")}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

type Say = Translate<keyof (typeof purchaseLineMessages)["texts"]>;

function buttonText(row: PurchaseRow, t: Say): string {
  if (row.next === "pay") return t("do_pay", { amount: amountOf(row) });
  return t(`do_${row.next}`);
}

function amountOf({ total_due_amount: due }: PurchaseRow): string {
  return formatMoney(due, { whole: parseCents(due) % 100 === 0 });
}

function noteOf(row: PurchaseRow, t: Say): string {
  if (row.status === "cancel" || row.returned_date !== null) return "";
  switch (row.next) {
    case "pay":
      return t(row.overdue === 1 ? "wasDue" : "due", {
        amount: amountOf(row),
        date: formatMoment(row.due_at - 1),
      });
    case "bring":
    case "collect":
      return t(row.next === "bring" ? "bringText" : "collectText", {
        date: formatMoment(row.appointmentTime ?? 0),
      });
    case "book":
      return row.storage_from === null
        ? t("bookText")
        : t("storageFrom", { date: formatMomentDay(row.storage_from) });
    case "papers":
      return t("papersText", { count: row.papers_owed });
    case "give_back":
      return t("giveBackText");
    case "wait":
      if (row.status !== "paid") return t("moneyOnItsWay");
      if (row.return_status === "requested" || row.return_status === "received") {
        return t("waitText");
      }
      return t(row.delivered === 3 ? "papersMissing" : "waitText", { count: row.papers_missing });
    default:
      return t("doneText");
  }
}
