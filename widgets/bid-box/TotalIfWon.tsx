import { type WinTotal } from "../../src/domain";
import { formatCents, useMessages } from "../../src/i18n";
import { Button, Icon, Spinner } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import { LateNote } from "./LateNote";
import { stepsChunk } from "./chunks";
import { useChunk } from "../../src/late";

export interface TotalIfWonProps {
  total: WinTotal;
  /** Already won, or a fixed price: no longer an "if". @default false */
  certain?: boolean;
  /** Of a maximum: this or less. @default false */
  atMost?: boolean;
}

function load() {
  void stepsChunk.load();
}

/** What the winner pays: one line, itemised on demand. */
export function TotalIfWon({ total, certain = false, atMost = false }: TotalIfWonProps) {
  const t = useMessages(bidBoxMessages);
  const { module: steps, hasFailed } = useChunk(stepsChunk, false);
  const ifWon = t("totalIfWonAt", { amount: formatCents(total.hammerCents) });
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
          {formatCents(total.totalCents)}
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
