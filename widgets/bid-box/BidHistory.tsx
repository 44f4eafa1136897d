import type { LotDetail } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Icon, Spinner, usePart } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import { LateNote } from "./LateNote";
import { historyPart } from "./parts";

export interface BidHistoryProps {
  lot: LotDetail;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

function prepare() {
  void historyPart.load();
}

/** How many bids there are, and all of them in a dialog. */
export function BidHistory({ lot, isOpen, setOpen }: BidHistoryProps) {
  const t = useMessages(bidBoxMessages);
  const { module, hasFailed } = usePart(historyPart, isOpen);
  const isLoading = isOpen && !module && !hasFailed;
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
        onClick={() => {
          prepare();
          setOpen(true);
        }}
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
      {isOpen && hasFailed && <LateNote text="partNotLoaded" />}
      {module && <module.BidHistoryDialog lot={lot} isOpen={isOpen} close={() => setOpen(false)} />}
    </div>
  );
}
