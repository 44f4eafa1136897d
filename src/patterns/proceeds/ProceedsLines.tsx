import { useRef } from "react";
import type { Proceeds } from "../../contract";
import { formatMoney, formatMomentDay, useMessages } from "../../i18n";
import { Icon, useStyles } from "../../ui";
import styles from "./proceeds.css?inline";
import { proceedsMessages } from "./proceeds.messages";

export interface ProceedsLinesProps {
  proceeds: Proceeds;
  /** What it is of, before the amount: "Precio de salida". @default "Lo que recibirá" */
  label?: string;
}

const money = (amount: string) => formatMoney(amount, { whole: false });
const isZero = (amount: string) => Number(amount) === 0;

/** What a seller receives of a price and when: one line, itemised on demand. */
export function ProceedsLines({ proceeds, label }: ProceedsLinesProps) {
  const t = useMessages(proceedsMessages);
  const root = useRef<HTMLDetailsElement>(null);
  useStyles(root, styles);
  const { price, commission, commission_tax, receives, own_tax, payout_days, paid_by } = proceeds;
  return (
    <details ref={root} className="martillo-proceeds" part="proceeds">
      <summary>
        <span>{label ?? t("receives")}</span>
        <strong className="martillo-figures" part="receives">
          {money(receives)}
        </strong>
        <Icon name="chevron-down" size={16} />
        <small>
          {paid_by === null
            ? t("days", { count: payout_days })
            : // It begins the day after the last one.
              t("by", { date: formatMomentDay(paid_by - 1) })}
        </small>
      </summary>
      <dl className="martillo-figures">
        <Line name={t("price")} amount={price} />
        <Line name={t("commission")} amount={less(commission)} />
        {!isZero(commission_tax) && (
          <Line name={t("commissionTax")} amount={less(commission_tax)} />
        )}
        <Line name={t("total")} amount={receives} />
      </dl>
      {!isZero(own_tax) && <p>{t("ownTax", { amount: money(own_tax) })}</p>}
    </details>
  );
}

function less(amount: string): string {
  return isZero(amount) ? amount : `-${amount}`;
}

function Line({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{money(amount)}</dd>
    </div>
  );
}
