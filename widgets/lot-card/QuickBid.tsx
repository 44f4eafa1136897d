import { type KeyboardEvent, useEffect, useRef } from "react";
import { formatMoney, useMessages } from "../../src/i18n";
import { Button, ButtonLink, Icon, IconButton, isFocusLost, LiveRegion } from "../../src/ui";
import { lotCardMessages } from "./lot-card.messages";
import type { QuickBidModel, QuickBidNotice } from "./quick-bid-model";

export interface QuickBidProps {
  model: QuickBidModel;
  href: string;
  onOpen: () => boolean;
  /** What the card has to say besides. */
  announcement: string;
}

/** The one action of a card, always in the same place and of the same height. */
export function QuickBid({ model, href, onOpen, announcement }: QuickBidProps) {
  const t = useMessages(lotCardMessages);
  const amount = "amount" in model ? formatMoney(model.amount, { whole: true }) : "";
  const notice = "notice" in model ? model.notice : null;
  const spoken =
    model.step === "confirm" && !model.movedTo
      ? t("confirmQuestion", { amount })
      : model.step === "sending" || model.step === "unknown"
        ? t(model.step)
        : (notice?.text ?? announcement);
  const box = useRef<HTMLDivElement>(null);
  const lastStep = useRef(model.step);
  useEffect(() => {
    const wasUnderWay = lastStep.current === "sending" || lastStep.current === "unknown";
    lastStep.current = model.step;
    if (!wasUnderWay || model.step !== "leading") return;
    // The button that was pressed has gone, and the focus with it.
    const line = box.current?.querySelector<HTMLElement>("[tabindex]");
    if (line && isFocusLost(line)) line.focus({ preventScroll: true });
  }, [model.step]);

  return (
    <div ref={box} className="martillo-lot-card__action" part="action" data-step={model.step}>
      {notice && <Notice {...notice} />}
      <Step model={model} href={href} onOpen={onOpen} />
      <LiveRegion message={spoken} />
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

function Step({ model, href, onOpen }: Omit<QuickBidProps, "announcement">) {
  const t = useMessages(lotCardMessages);
  switch (model.step) {
    case "leading":
      return (
        <StatusLine icon="trophy" tone="positive">
          {model.maximum === null
            ? t("leading")
            : t("yourMaximum", { amount: formatMoney(model.maximum, { whole: true }) })}
        </StatusLine>
      );
    case "own":
      return (
        <StatusLine icon="info" tone="neutral">
          {t("ownLot")}
        </StatusLine>
      );
    case "see":
      return (
        <ButtonLink
          full
          href={href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            if (!onOpen()) event.preventDefault();
          }}
        >
          {t(model.word)}
        </ButtonLink>
      );
    default:
      return <BidButton model={model} />;
  }
}

type BidStep = Extract<QuickBidModel, { amount: string }>;

function BidButton({ model }: { model: BidStep }) {
  const t = useMessages(lotCardMessages);
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
  const t = useMessages(lotCardMessages);
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

interface StatusLineProps {
  icon: "trophy" | "info";
  tone: "positive" | "neutral";
  children: string;
}

function StatusLine({ icon, tone, children }: StatusLineProps) {
  return (
    <p tabIndex={-1} className="martillo-lot-card__bid-status" part="bid-status" data-tone={tone}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}
