import { useEffect, useRef } from "react";
import { type LotDetail, productBidhistory } from "../../../src/contract";
import { useMessages } from "../../../src/i18n";
import { useRuntime } from "../../../src/state";
import { Dialog, EmptyState, ErrorState, Pager, Skeleton, useStyles } from "../../../src/ui";
import { AwardDialog } from "./AwardDialog";
import { bidBoxMessages } from "../bid-box.messages";
import styles from "./bid-history.css?inline";
import { bidHistoryMessages } from "./bid-history.messages";
import { BidHistoryTable } from "./BidHistoryTable";
import { ChainCheckPanel } from "./ChainCheckPanel";
import { HouseSignatureNote } from "./HouseSignatureNote";
import { RetractDialog } from "./RetractDialog";
import { type BidHistoryModel, useBidHistory } from "./use-bid-history";

export interface BidHistoryDialogProps {
  lot: LotDetail;
  isOpen: boolean;
  close: () => void;
}

/** All bids of a lot, their check, and what its seller may do with them. */
export function BidHistoryDialog({ lot, isOpen, close }: BidHistoryDialogProps) {
  const t = useMessages(bidHistoryMessages);
  const model = useBidHistory(lot, isOpen, close);
  const { invalidate } = useRuntime();
  const place = useRef<HTMLSpanElement>(null);
  useStyles(place, styles);

  // A bid that comes while the dialog is open belongs into it.
  useEffect(() => {
    if (isOpen) invalidate(productBidhistory.name);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `seq` is the news
  }, [invalidate, isOpen, lot.seq]);

  return (
    <>
      <span ref={place} hidden />
      <Dialog open={isOpen} onClose={close} title={t("title")}>
        <HistoryBody model={model} />
      </Dialog>
      <AwardDialog award={model.award} lot={lot} />
      <RetractDialog retraction={model.retraction} />
    </>
  );
}

function HistoryBody({ model }: { model: BidHistoryModel }) {
  const t = useMessages(bidHistoryMessages);
  const tBox = useMessages(bidBoxMessages);
  if (model.error) {
    return <ErrorState title={t("failed")} next={model.error.next} onRetry={model.retry} />;
  }
  if (!model.rows) return <HistorySkeleton />;
  if (model.rows.length === 0) return <EmptyState icon="gavel" title={t("empty")} />;
  return (
    <div className="martillo-bid-box__history" part="history">
      <p className="martillo-bid-box__history-sum">
        {tBox("bids", { count: model.bidCount })}
        {model.otherCount > 0 && ` ${t("otherRows", { count: model.otherCount })}`}
      </p>
      <BidHistoryTable model={model} rows={model.rows} />
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.setPage} />
      <HouseSignatureNote signature={model.signature} />
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
