import { useRef } from "react";
import { type WinTotal } from "../../../src/domain";
import { formatCents, useMessages } from "../../../src/i18n";
import { useStyles } from "../../../src/ui";
import { bidBoxMessages } from "../bid-box.messages";
import styles from "./bid-steps.css?inline";
import { bidStepsMessages } from "./bid-steps.messages";

export interface QuoteLinesProps {
  total: WinTotal;
  /** Already won, or a fixed price: no longer an "if". @default false */
  certain?: boolean;
  /** Of a maximum: this or less. @default false */
  atMost?: boolean;
}

/** What the winner pays, itemised. */
export function QuoteLines({ total, certain = false, atMost = false }: QuoteLinesProps) {
  const t = useMessages(bidStepsMessages);
  const tBox = useMessages(bidBoxMessages);
  const ifWon = atMost ? tBox("atMost", { total: t("totalIfWon") }) : t("totalIfWon");
  const label = certain ? tBox("totalDue") : ifWon;
  const list = useRef<HTMLDListElement>(null);
  useStyles(list, styles);
  const isIva = total.taxScheme === "IVA";
  const hasDeposit = total.depositCents > 0;
  const { hammerCents, premiumCents, totalCents, depositCents } = total;
  const aside = isIva ? [total.subtotalCents, total.taxCents] : [];
  // All amounts of a column show the same number of decimals, so that a reader can add them up.
  const whole = [hammerCents, premiumCents, totalCents, depositCents, ...aside].every(
    (cents) => cents % 100 === 0,
  );
  return (
    <dl ref={list} className="martillo-bid-box__lines martillo-figures" part="total-lines">
      <Line whole={whole} label={t("hammer")} cents={total.hammerCents} />
      <Line whole={whole} label={t("premium")} cents={total.premiumCents} />
      <Line whole={whole} label={label} cents={total.totalCents} isSum />
      {isIva ? (
        <>
          <Line whole={whole} label={t("subtotal")} cents={total.subtotalCents} isAside />
          <Line
            whole={whole}
            label={t("iva", { percent: total.ivaPercent ?? 21 })}
            cents={total.taxCents}
            isAside
          />
        </>
      ) : (
        <div data-aside>
          <dt>{t("rebu")}</dt>
          <dd>{t("rebuMark")}</dd>
        </div>
      )}
      {hasDeposit && <Line whole={whole} label={t("deposit")} cents={-total.depositCents} />}
      {hasDeposit && <Line whole={whole} label={t("due")} cents={total.dueCents} isSum />}
    </dl>
  );
}

interface LineProps {
  label: string;
  cents: number;
  whole: boolean;
  isSum?: boolean;
  /** Contained in the sum, not added to it. */
  isAside?: boolean;
}

function Line({ label, cents, whole, isSum = false, isAside = false }: LineProps) {
  return (
    <div data-sum={isSum || undefined} data-aside={isAside || undefined}>
      <dt>{label}</dt>
      <dd>{formatCents(cents, { whole })}</dd>
    </div>
  );
}
