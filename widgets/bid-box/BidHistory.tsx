import { useState } from "react";
import type { LotDetail } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Icon, Spinner } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import { LateNote } from "./LateNote";
import { historyChunk } from "./chunks";
import { useChunk } from "../../src/late";

export interface HistoryDialog {
  isOpen: boolean;
  /** It was asked for, and its code did not come. */
  hasMissed: boolean;
  open: () => Promise<void>;
  close: () => void;
}

/** Code that failed may come much later and unasked: then it opens nothing over the visitor's current work. */
export function useHistoryDialog(): HistoryDialog {
  const [state, setState] = useState<"closed" | "open" | "missed">("closed");
  return {
    isOpen: state === "open",
    hasMissed: state === "missed",
    async open() {
      setState("open");
      if (!(await historyChunk.load())) setState("missed");
    },
    close: () => setState("closed"),
  };
}

export interface BidHistoryProps {
  lot: LotDetail;
  dialog: HistoryDialog;
}

function prepare() {
  void historyChunk.load();
}

/** How many bids there are, and all of them in a dialog. */
export function BidHistory({ lot, dialog }: BidHistoryProps) {
  const t = useMessages(bidBoxMessages);
  const { module, hasFailed } = useChunk(historyChunk, dialog.isOpen);
  const isLoading = dialog.isOpen && !module && !hasFailed;
  return (
    <div className="martillo-bid-box__history-place">
      <button
        type="button"
        className="martillo-bid-box__history-button"
        part="history-button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => void dialog.open()}
      >
        {/* Another number is another text: it does not slide along with its length. */}
        <span key={lot.bid_count}>
          {lot.bid_count === 0 ? t("noBids") : t("bids", { count: lot.bid_count })}
        </span>
        <span className="martillo-visually-hidden">: {t("seeHistory")}</span>
        {isLoading ? (
          <Spinner />
        ) : (
          <Icon name={hasFailed ? "warning" : "chevron-right"} size={16} />
        )}
      </button>
      {dialog.hasMissed && hasFailed && <LateNote text="partNotLoaded" />}
      {module && <module.BidHistoryDialog lot={lot} isOpen={dialog.isOpen} close={dialog.close} />}
    </div>
  );
}
