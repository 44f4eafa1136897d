import { type ReactNode, useId, useState } from "react";
import { useMessages } from "../../src/i18n";
import { ErrorState } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { Ahead, BidBoxModel, ReadyBidBox } from "./bid-box-model";
import { BidAnnouncer } from "./BidAnnouncer";
import { BidBoxSkeleton } from "./BidBoxSkeleton";
import { BidEntry } from "./BidEntry";
import { BidHistory, useHistoryDialog } from "./BidHistory";
import { ChangeMaximum } from "./ChangeMaximum";
import { ClockBlock, ExtensionRule } from "./ClockBlock";
import { OfflineNote } from "./OfflineNote";
import { entryChunk, loginChunk, stepsChunk } from "./chunks";
import { Preparing } from "./Preparing";
import { PriceBlock } from "./PriceBlock";
import { StandingNote } from "./StandingNote";
import { TotalIfWon } from "./TotalIfWon";
import { useStepFocus } from "./use-step-focus";
import { useChunk } from "../../src/late";

export interface BidBoxViewProps {
  model: BidBoxModel;
  /** Where the sign-in stands that was asked for. */
  signInAhead?: Ahead | undefined;
  /** What a host puts below the action. */
  terms?: ReactNode;
  /** What a host puts at the end. */
  footer?: ReactNode;
}

/** Price, time, my state, one action: in this order. */
export function BidBoxView({ model, signInAhead, terms, footer }: BidBoxViewProps) {
  const t = useMessages(bidBoxMessages);
  // In a shadow root a slot is filled by it; elsewhere it shows what it holds.
  const termsSlot = <slot name="terms">{terms}</slot>;
  const ready = model.status === "ready" ? model : undefined;
  const isLive = useHasRun(ready?.scene === "running");

  /** With the first focus or finger: the next step should be there before it is asked for. */
  function prepare() {
    // A browser may keep an import that failed for good: nothing is tried that is sure to fail.
    if (!ready?.connection.isLive) return;
    ready.prepare();
    // Says aloud that the connection is lost, when it is too late to ask for that.
    void entryChunk.load();
    if (ready.action.kind === "entry" && ready.action.form.isGuest) void loginChunk.load();
  }

  return (
    // It only listens for interest in what is inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="martillo-root martillo-bid-box"
      part="base"
      aria-label={t("region")}
      aria-busy={model.status === "loading" || undefined}
      data-state={ready?.scene ?? model.status}
      data-standing={ready?.standing.state}
      data-action={ready?.action.kind}
      onFocus={prepare}
      onPointerDown={prepare}
    >
      <BidAnnouncer model={ready} />
      {model.status === "failed" ? (
        <ErrorState
          title={t(model.reason === "not_found" ? "notFound" : "failed")}
          onRetry={model.reason === "failed" ? model.retry : undefined}
        />
      ) : (
        // A box that ran before the visitor's eyes keeps its size when it ends: the page below does not jump.
        <div className="martillo-bid-box__body" data-live={!ready || isLive || undefined}>
          {ready ? (
            <Ready model={ready} signInAhead={signInAhead} terms={termsSlot} />
          ) : (
            <BidBoxSkeleton terms={termsSlot} />
          )}
          {/* In one place before and after: what a host puts here may have been pressed already. */}
          <slot name="footer">{footer}</slot>
        </div>
      )}
    </section>
  );
}

interface ReadyProps {
  model: ReadyBidBox;
  signInAhead: Ahead | undefined;
  /** Where a host puts its terms. */
  terms: ReactNode;
}

function Ready({ model, signInAhead, terms }: ReadyProps) {
  const { scene, standing, action } = model;
  const history = useHistoryDialog();
  const offlineId = useId();
  const hasNote = useNoteInTurn(model);
  const isCertain = scene === "direct" || (scene === "sold" && standing.state === "won");
  const showsTotal = isCertain || action.kind === "change" || scene === "scheduled";
  return (
    <>
      <div className="martillo-bid-box__head">
        <PriceBlock model={model} />
        {scene !== "direct" && <BidHistory lot={model.lot} dialog={history} />}
      </div>
      <ClockBlock model={model} />
      <div
        className="martillo-bid-box__area"
        data-member={standing.state !== "none" || isOutcome(action.kind) || undefined}
        data-won={standing.state === "won" || undefined}
      >
        {hasNote && <StandingNote model={model} />}
        {!model.connection.isLive && action.kind !== "entry" && (
          <OfflineNote id={offlineId} connection={model.connection} />
        )}
        <Action
          model={model}
          signInAhead={signInAhead}
          offlineId={offlineId}
          openHistory={() => void history.open()}
        />
        {showsTotal && model.total && <TotalIfWon total={model.total} certain={isCertain} />}
        {(scene === "running" || scene === "scheduled") && <ExtensionRule model={model} />}
        {terms}
      </div>
    </>
  );
}

/** True from the first moment that the visitor saw it running. */
function useHasRun(isRunning: boolean): boolean {
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  return hasRun || isRunning;
}

/**
 * Whether the standing is shown. One that arrives while the bid that made it is still on its way is told by the outcome: until then it
 * would push aside what the visitor is reading.
 */
function useNoteInTurn({ action: { kind }, standing }: ReadyBidBox): boolean {
  const isOnItsWay = kind === "sending" || kind === "unknown";
  const [isFirst, setFirst] = useState(false);
  const isFirstNow = isOnItsWay && (isFirst || standing.state === "none");
  if (isFirstNow !== isFirst) setFirst(isFirstNow);
  return kind !== "accepted" && !isFirstNow;
}

/** True for the states that lead to a standing: the visitor's own click already makes room for it. */
function isOutcome(kind: ReadyBidBox["action"]["kind"]): boolean {
  return !["none", "entry", "change", "confirm"].includes(kind);
}

interface ActionProps {
  model: ReadyBidBox;
  signInAhead: Ahead | undefined;
  /** Names why nothing can be sent. */
  offlineId: string;
  openHistory: () => void;
}

function Action(props: ActionProps) {
  const { action, scene, turn } = props.model;
  const ahead = action.kind === "entry" ? (props.signInAhead ?? action.form.ahead) : undefined;
  const area = useStepFocus(action.kind, turn, ahead !== undefined);
  return (
    // Another step is another node: for the browser nothing has moved when it stands elsewhere than the one before.
    <div
      key={`${action.kind} ${scene}`}
      ref={area}
      className="martillo-bid-box__action"
      part="action"
    >
      <ActionBody {...props} ahead={ahead} />
    </div>
  );
}

function ActionBody({
  model,
  offlineId,
  openHistory,
  ahead,
}: ActionProps & { ahead: Ahead | undefined }) {
  const { action, connection } = model;
  const past = action.kind === "none" ? action.past : undefined;
  const { module: steps } = useChunk(stepsChunk, past !== undefined);
  const entry = useChunk(entryChunk, action.kind === "none");
  switch (action.kind) {
    case "none":
      return entry.module ? (
        <entry.module.NoBidNotice
          model={model}
          why={action.why}
          pastNote={past && steps && <steps.PastBidNote past={past} />}
          openHistory={openHistory}
        />
      ) : (
        <Preparing
          text="loading"
          ahead={
            entry.hasFailed
              ? { state: "failed", retry: () => void entryChunk.load() }
              : { state: "loading" }
          }
        />
      );
    case "entry":
      return (
        <>
          <BidEntry
            form={{ ...action.form, ahead }}
            priceCents={model.priceCents}
            note={
              connection.isLive ? undefined : <OfflineNote id={offlineId} connection={connection} />
            }
            offlineId={offlineId}
          />
          {steps && action.overtaken && <steps.PastBidNote past={action.overtaken} isOvertaken />}
        </>
      );
    case "change":
      return <ChangeMaximum open={action.open} />;
    case "preparing":
      return <Preparing text="preparing" ahead={action.ahead} />;
    default:
      return steps ? <steps.BidStep step={action} offlineId={offlineId} /> : null;
  }
}
