import { formatEuro } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { Icon } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { WinTotal } from "./total-if-won";

export interface TotalIfWonProps {
  total: WinTotal;
  /** Folded to one line until asked for. @default false */
  folded?: boolean;
  /** Already won, or a fixed price: no longer an "if". @default false */
  certain?: boolean;
}

/** What the winner pays, itemised. */
export function TotalIfWon({ total, folded = false, certain = false }: TotalIfWonProps) {
  const t = useMessages(bidBoxMessages);
  const label = certain ? t("totalDue") : t("totalIfWon");
  if (!folded) {
    return (
      <div className="martillo-bid-box__total" part="total">
        <QuoteLines total={total} label={label} />
      </div>
    );
  }
  return (
    <details className="martillo-bid-box__total" part="total">
      <summary className="martillo-bid-box__total-summary" part="total-summary">
        <span>
          {certain ? label : t("totalIfWonAt", { amount: formatEuro(total.hammerCents) })}
        </span>
        <strong className="martillo-figures">{formatEuro(total.totalCents)}</strong>
        <Icon name="chevron-down" size={16} />
      </summary>
      <QuoteLines total={total} label={label} />
    </details>
  );
}

function QuoteLines({ total, label }: { total: WinTotal; label: string }) {
  const t = useMessages(bidBoxMessages);
  const isIva = total.taxScheme === "IVA";
  const hasDeposit = total.depositCents > 0;
  return (
    <dl className="martillo-bid-box__lines martillo-figures" part="total-lines">
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
