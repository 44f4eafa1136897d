import { formatEuro, type WinTotal } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { Button, Icon, Spinner, usePart } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import { LateNote } from "./LateNote";
import { stepsPart } from "./parts";

export interface TotalIfWonProps {
  total: WinTotal;
  /** Already won, or a fixed price: no longer an "if". @default false */
  certain?: boolean;
  /** Of a maximum: this or less. @default false */
  atMost?: boolean;
}

function load() {
  void stepsPart.load();
}

/** What the winner pays: one line, itemised on demand. */
export function TotalIfWon({ total, certain = false, atMost = false }: TotalIfWonProps) {
  const t = useMessages(bidBoxMessages);
  const { module: steps, hasFailed } = usePart(stepsPart, false);
  const ifWon = t("totalIfWonAt", { amount: formatEuro(total.hammerCents) });
  const label = certain ? t("totalDue") : atMost ? t("atMost", { total: ifWon }) : ifWon;
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
        <steps.QuoteLines total={total} certain={certain} atMost={atMost} />
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
