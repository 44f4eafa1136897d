import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { formatMoney, useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { Button, Icon, isFocusLost } from "../../src/ui";
import type { ReadyCard } from "./lot-card-model";
import type { BidStep, OfferPress, QuickBidModel, QuickBidNotice } from "./quick-bid-model";
import { quickBidMessages } from "./quick-bid.messages";
import { QuickBidConfirm } from "./QuickBidConfirm";
import { RestingAction } from "./RestingAction";
import { useQuickBid } from "./use-quick-bid";

export interface QuickBidStepsProps {
  card: ReadyCard;
  emit: Emit;
  /** The press that asked for this, if one did. */
  press: OfferPress | null;
  onSpeak: (sentence: string) => void;
}

/** Those in which a button of the bid may vanish under the focus. */
const BID_STEPS: readonly QuickBidModel["step"][] = ["confirm", "sending", "unknown"];

/** The bid in place from its first press on: confirmation, outcome, and what the lot is by then. */
export function QuickBidSteps({ card, emit, press, onSpeak }: QuickBidStepsProps) {
  const t = useMessages(quickBidMessages);
  const model = useQuickBid(card.lot, card.signIn, emit, press);
  const notice = "notice" in model ? model.notice : null;
  // The confirmation is read with the focus that goes there.
  const spoken =
    model.step === "sending" || model.step === "unknown" ? t(model.step) : (notice?.text ?? "");
  useEffect(() => onSpeak(spoken), [onSpeak, spoken]);

  const box = useRef<HTMLDivElement>(null);
  const { step } = model;
  const lastStep = useRef<QuickBidModel["step"]>(undefined);
  useLayoutEffect(() => {
    const last = lastStep.current;
    lastStep.current = step;
    if (!press || step === "confirm" || (last && !BID_STEPS.includes(last))) return;
    // The pressed button has gone, and the focus with it.
    const next = box.current?.querySelector<HTMLElement>("button, a, [tabindex]");
    if (next && isFocusLost(next)) next.focus({ preventScroll: true });
  }, [press, step]);

  return (
    <div ref={box} className="martillo-lot-card__action" part="action" data-step={model.step}>
      {notice && model.step !== "confirm" && <Notice {...notice} />}
      {"onPress" in model ? (
        <BidButton lot={card.lot.id} model={model} />
      ) : (
        <RestingAction {...model} href={card.href} onOpen={card.onOpen} />
      )}
    </div>
  );
}

function Notice({ tone, text }: QuickBidNotice) {
  return (
    <p className="martillo-lot-card__bid-notice" part="bid-notice" data-tone={tone}>
      <Icon name={tone === "positive" ? "check" : "warning"} size={16} />
      <span>{text}</span>
    </p>
  );
}

function BidButton({ lot, model }: { lot: number; model: BidStep }) {
  const button = useRef<HTMLButtonElement>(null);
  const isConfirming = model.step === "confirm";
  const isCancel = isConfirming && !model.movedTo;
  const isUnderWay = model.step === "sending" || model.step === "unknown";

  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isConfirming) return;
    // A dialog around the card stays open.
    event.stopPropagation();
    event.preventDefault();
    model.onCancel();
    button.current?.focus();
  }

  return (
    // Escape is a shortcut for the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="martillo-lot-card__bid" onKeyDown={cancelOnEscape}>
      {isConfirming && <QuickBidConfirm lot={lot} model={model} />}
      <Button
        ref={button}
        full
        part="bid-button"
        variant={isUnderWay ? "primary" : isCancel ? "secondary" : "soft"}
        icon={isCancel ? "close" : model.hold ? "offline" : "gavel"}
        busy={isUnderWay}
        aria-disabled={(model.hold !== null && !isCancel) || undefined}
        data-step={model.step}
        onClick={(event) => {
          if (model.hold === null || isCancel) model.onPress(event.timeStamp);
        }}
      >
        <BidLabel model={model} />
      </Button>
    </div>
  );
}

function BidLabel({ model }: { model: BidStep }) {
  const t = useMessages(quickBidMessages);
  if (model.step === "sending") return t("sendingShort");
  if (model.step === "unknown") return t("unknownShort");
  if (model.step === "confirm" && !model.movedTo) return t("cancel");
  if (model.hold) return t(model.hold);
  return t("bid", { amount: formatMoney(model.movedTo ?? model.amount) });
}
