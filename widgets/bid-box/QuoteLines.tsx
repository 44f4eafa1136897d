import { useRef } from "react";
import { formatEuro, type WinTotal } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { useStyles } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
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
  return (
    <dl ref={list} className="martillo-bid-box__lines martillo-figures" part="total-lines">
      <Line label={t("hammer")} cents={total.hammerCents} />
      <Line label={t("premium")} cents={total.premiumCents} />
      <Line label={label} cents={total.totalCents} isSum />
      {isIva ? (
        <>
          <Line label={t("subtotal")} cents={total.subtotalCents} isAside />
          <Line
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
      {hasDeposit && <Line label={t("deposit")} cents={-total.depositCents} />}
      {hasDeposit && <Line label={t("due")} cents={total.dueCents} isSum />}
    </dl>
  );
}

interface LineProps {
  label: string;
  cents: number;
  isSum?: boolean;
  /** Contained in the sum, not added to it. */
  isAside?: boolean;
}

function Line({ label, cents, isSum = false, isAside = false }: LineProps) {
  return (
    <div data-sum={isSum || undefined} data-aside={isAside || undefined}>
      <dt>{label}</dt>
      <dd>{formatEuro(cents)}</dd>
    </div>
  );
}
