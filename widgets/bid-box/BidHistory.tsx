import { useEffect } from "react";
import { type LotDetail, productBidhistory } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Dialog, EmptyState, ErrorState, Icon, Pager, Skeleton } from "../../src/ui";
import { AwardDialog } from "./AwardDialog";
import { bidBoxMessages } from "./bid-box.messages";
import { bidHistoryMessages } from "./bid-history.messages";
import { BidHistoryTable } from "./BidHistoryTable";
import { ChainCheckPanel } from "./ChainCheckPanel";
import { type BidHistoryModel, useBidHistory } from "./use-bid-history";

export interface BidHistoryProps {
  lot: LotDetail;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** How many bids there are, and all of them in a dialog. */
export function BidHistory({ lot, isOpen, setOpen }: BidHistoryProps) {
  const t = useMessages(bidHistoryMessages);
  const tBox = useMessages(bidBoxMessages);
  const close = () => setOpen(false);
  const model = useBidHistory(lot, isOpen, close);
  const { invalidate } = useRuntime();

  // A bid that comes while the dialog is open belongs into it.
  useEffect(() => {
    if (isOpen) invalidate(productBidhistory.name);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `seq` is the news
  }, [invalidate, isOpen, lot.seq]);

  return (
    <>
      <button
        type="button"
        className="martillo-bid-box__history-button"
        part="history-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{lot.bid_count === 0 ? tBox("noBids") : tBox("bids", { count: lot.bid_count })}</span>
        <span className="martillo-visually-hidden">: {t("open")}</span>
        <Icon name="chevron-right" size={16} />
      </button>
      <Dialog open={isOpen} onClose={close} title={t("title")}>
        <HistoryBody model={model} />
      </Dialog>
      <AwardDialog award={model.award} lot={lot} />
    </>
  );
}

function HistoryBody({ model }: { model: BidHistoryModel }) {
  const t = useMessages(bidHistoryMessages);
  if (model.error) {
    return <ErrorState title={t("failed")} next={model.error.next} onRetry={model.retry} />;
  }
  if (!model.rows) return <HistorySkeleton />;
  if (model.rows.length === 0) return <EmptyState icon="gavel" title={t("empty")} />;
  return (
    <div className="martillo-bid-box__history" part="history">
      <BidHistoryTable model={model} rows={model.rows} />
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.setPage} />
      <ChainCheckPanel check={model.check} start={model.startCheck} />
    </div>
  );
}

function HistorySkeleton() {
  return (
    <div className="martillo-bid-box__history" aria-busy="true">
      {Array.from({ length: 5 }, (_, at) => (
        <Skeleton key={at} height="32px" />
      ))}
    </div>
  );
}
