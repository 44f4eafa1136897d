import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { formatMoney, useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { Button, Icon, IconButton, isFocusLost } from "../../src/ui";
import type { ReadyCard } from "./lot-card-model";
import type { OfferPress, QuickBidModel, QuickBidNotice } from "./quick-bid-model";
import { quickBidMessages } from "./quick-bid.messages";
import { RestingAction } from "./RestingAction";
import { useQuickBid } from "./use-quick-bid";

export interface QuickBidStepsProps {
  card: ReadyCard;
  emit: Emit;
  /** The press that asked for this, if one did. */
  press: OfferPress | null;
  onSpeak: (sentence: string) => void;
}

/** The bid in place from its first press on: confirmation, outcome, and what the lot is by then. */
export function QuickBidSteps({ card, emit, press, onSpeak }: QuickBidStepsProps) {
  const t = useMessages(quickBidMessages);
  const model = useQuickBid(card.lot, card.signIn, emit, press);
  const amount = "amount" in model ? formatMoney(model.amount, { whole: true }) : "";
  const notice = "notice" in model ? model.notice : null;
  const spoken =
    model.step === "confirm" && !model.movedTo
      ? t("confirmQuestion", { amount })
      : model.step === "sending" || model.step === "unknown"
        ? t(model.step)
        : (notice?.text ?? "");
  useEffect(() => onSpeak(spoken), [onSpeak, spoken]);

  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The offer that was pressed has gone, and the focus with it.
    const button = press && box.current?.querySelector("button");
    if (button && isFocusLost(button)) button.focus({ preventScroll: true });
  }, [press]);

  const lastStep = useRef(model.step);
  useEffect(() => {
    const wasUnderWay = lastStep.current === "sending" || lastStep.current === "unknown";
    lastStep.current = model.step;
    if (!wasUnderWay || model.step !== "leading") return;
    // So has the button that confirmed.
    const line = box.current?.querySelector<HTMLElement>("[tabindex]");
    if (line && isFocusLost(line)) line.focus({ preventScroll: true });
  }, [model.step]);

  return (
    <div ref={box} className="martillo-lot-card__action" part="action" data-step={model.step}>
      {notice && <Notice {...notice} />}
      {"onPress" in model ? (
        <BidButton model={model} />
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

type BidStep = Extract<QuickBidModel, { amount: string }>;

function BidButton({ model }: { model: BidStep }) {
  const t = useMessages(quickBidMessages);
  const button = useRef<HTMLButtonElement>(null);
  const isConfirming = model.step === "confirm";
  const isUnderWay = model.step === "sending" || model.step === "unknown";

  function cancel() {
    model.onCancel();
    button.current?.focus();
  }
  function cancelOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isConfirming) return;
    // A dialog around the card stays open.
    event.stopPropagation();
    event.preventDefault();
    cancel();
  }

  return (
    <div className="martillo-lot-card__bid">
      <Button
        ref={button}
        full
        part="bid-button"
        variant={model.step === "offer" ? "soft" : "primary"}
        icon={model.hold ? "offline" : isConfirming && !model.movedTo ? "check" : "gavel"}
        busy={isUnderWay}
        aria-disabled={model.hold !== null || undefined}
        data-step={model.step}
        onKeyDown={cancelOnEscape}
        onClick={(event) => {
          if (model.hold === null) model.onPress(event.timeStamp);
        }}
      >
        <BidLabel model={model} />
      </Button>
      {isConfirming && (
        <IconButton icon="close" label={t("cancel")} onKeyDown={cancelOnEscape} onClick={cancel} />
      )}
    </div>
  );
}

function BidLabel({ model }: { model: BidStep }) {
  const t = useMessages(quickBidMessages);
  const amount = formatMoney(model.movedTo ?? model.amount, { whole: true });
  if (model.hold) return t(model.hold);
  switch (model.step) {
    case "offer":
      return t("bid", { amount });
    case "confirm":
      return t(model.movedTo ? "bid" : "confirm", { amount });
    case "sending":
      return t("sendingShort");
    case "unknown":
      return t("unknownShort");
  }
}
