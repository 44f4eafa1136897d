import { useId, useState } from "react";
import { useMessages } from "../../src/i18n";
import { ErrorState, Skeleton } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { BidBoxModel, ReadyBidBox } from "./bid-box-model";
import { BidAnnouncer } from "./BidAnnouncer";
import { BidConfirm } from "./BidConfirm";
import { BidEntry } from "./BidEntry";
import { BidHistory } from "./BidHistory";
import { BidOutcome } from "./BidOutcome";
import { ChangeMaximum } from "./ChangeMaximum";
import { ClockBlock } from "./ClockBlock";
import { NoBidNotice } from "./NoBidNotice";
import { OfflineNote } from "./OfflineNote";
import { PriceBlock } from "./PriceBlock";
import { StandingNote } from "./StandingNote";
import { TotalIfWon } from "./TotalIfWon";
import { useStepFocus } from "./use-step-focus";

/** Price, time, my state, one action: in this order. */
export function BidBoxView({ model }: { model: BidBoxModel }) {
  const t = useMessages(bidBoxMessages);
  const ready = model.status === "ready" ? model : undefined;
  return (
    <section
      className="martillo-root martillo-bid-box"
      part="base"
      aria-label={t("region")}
      aria-busy={model.status === "loading" || undefined}
      data-state={ready?.scene ?? model.status}
      data-standing={ready?.standing.state}
      data-action={ready?.action.kind}
    >
      <BidAnnouncer model={ready} />
      {ready && <Ready model={ready} />}
      {model.status === "loading" && <Loading />}
      {model.status === "failed" && (
        <ErrorState
          title={t(model.reason === "not_found" ? "notFound" : "failed")}
          onRetry={model.reason === "failed" ? model.retry : undefined}
        />
      )}
    </section>
  );
}

function Ready({ model }: { model: ReadyBidBox }) {
  const { scene, standing, action } = model;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const offlineId = useId();
  const isCertain = scene === "direct" || (scene === "sold" && standing.state === "won");
  const showsTotal = isCertain || action.kind === "change" || scene === "scheduled";
  return (
    <div className="martillo-bid-box__body">
      <div className="martillo-bid-box__head">
        <PriceBlock model={model} />
        {scene !== "direct" && (
          <BidHistory lot={model.lot} isOpen={isHistoryOpen} setOpen={setHistoryOpen} />
        )}
      </div>
      <ClockBlock model={model} />
      {action.kind !== "accepted" && <StandingNote model={model} />}
      {!model.connection.isLive && (
        <OfflineNote id={offlineId} sinceMs={model.connection.sinceMs} />
      )}
      <Action model={model} offlineId={offlineId} openHistory={() => setHistoryOpen(true)} />
      {showsTotal && model.total && <TotalIfWon total={model.total} folded certain={isCertain} />}
    </div>
  );
}

interface ActionProps {
  model: ReadyBidBox;
  /** Names why nothing can be sent. */
  offlineId: string;
  openHistory: () => void;
}

function Action({ model, offlineId, openHistory }: ActionProps) {
  const { action, turn } = model;
  const area = useStepFocus(action.kind, turn);
  return (
    <div ref={area} className="martillo-bid-box__action" part="action">
      <ActionBody model={model} offlineId={offlineId} openHistory={openHistory} />
    </div>
  );
}

function ActionBody({ model, offlineId, openHistory }: ActionProps) {
  const { action } = model;
  switch (action.kind) {
    case "none":
      return (
        <NoBidNotice model={model} why={action.why} past={action.past} openHistory={openHistory} />
      );
    case "entry":
      return <BidEntry form={action.form} priceCents={model.priceCents} offlineId={offlineId} />;
    case "change":
      return <ChangeMaximum open={action.open} />;
    case "confirm":
      return <BidConfirm confirmation={action.confirmation} offlineId={offlineId} />;
    default:
      return <BidOutcome outcome={action} />;
  }
}

/** The box at its final size, without its figures. */
function Loading() {
  const t = useMessages(bidBoxMessages);
  return (
    <div className="martillo-bid-box__body">
      <span className="martillo-visually-hidden">{t("loading")}</span>
      <div>
        <Skeleton width="96px" height="14px" />
        <Skeleton width="210px" height="44px" />
        <Skeleton width="160px" height="14px" />
      </div>
      <Skeleton height="74px" radius="m" />
      <Skeleton width="85%" height="32px" />
      <Skeleton height="44px" />
      <Skeleton height="90px" />
      <Skeleton width="90%" height="84px" />
      <Skeleton height="48px" />
      <Skeleton height="40px" />
    </div>
  );
}
