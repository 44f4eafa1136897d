import { formatEuro } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { Button, Icon, Spinner, usePart } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import { LateNote } from "./LateNote";
import { stepsPart } from "./parts";
import type { WinTotal } from "./served-total";

export interface TotalIfWonProps {
  total: WinTotal;
  /** Already won, or a fixed price: no longer an "if". @default false */
  certain?: boolean;
}

function load() {
  void stepsPart.load();
}

/** What the winner pays: one line, itemised on demand. */
export function TotalIfWon({ total, certain = false }: TotalIfWonProps) {
  const t = useMessages(bidBoxMessages);
  const { module: steps, hasFailed } = usePart(stepsPart, false);
  const label = certain
    ? t("totalDue")
    : t("totalIfWonAt", { amount: formatEuro(total.hammerCents) });
  return (
    <details
      className="martillo-bid-box__total"
      part="total"
      onToggle={(event) => {
        if (event.currentTarget.open) load();
      }}
    >
      <summary className="martillo-bid-box__total-summary" part="total-summary">
        <span>{label}</span>
        <strong key={total.totalCents} className="martillo-figures">
          {formatEuro(total.totalCents)}
        </strong>
        <Icon name="chevron-down" size={16} />
      </summary>
      {steps ? (
        <steps.QuoteLines total={total} certain={certain} />
      ) : hasFailed ? (
        <>
          <LateNote text="partNotLoaded" />
          <Button size="s" onClick={load}>
            {t("retry")}
          </Button>
        </>
      ) : (
        <Spinner />
      )}
    </details>
  );
}
