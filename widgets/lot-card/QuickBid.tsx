import { useState } from "react";
import { formatMoney, useMessages } from "../../src/i18n";
import { type Emit, useConnection, useIsBidding, useSession } from "../../src/state";
import { Button, LiveRegion, uiMessages } from "../../src/ui";
import type { ReadyCard } from "./lot-card-model";
import { lotCardMessages } from "./lot-card.messages";
import { type OfferPress, restingStep } from "./quick-bid-model";
import { quickBidChunk } from "./quick-bid-chunk";
import { RestingAction } from "./RestingAction";
import { useChunk } from "../../src/late";

export interface QuickBidProps {
  card: ReadyCard;
  emit: Emit;
}

/** The one action of a card, always in the same place and of the same height. */
export function QuickBid({ card, emit }: QuickBidProps) {
  const t = useMessages(uiMessages);
  const [press, setPress] = useState<OfferPress | null>(null);
  const isBidding = useIsBidding(card.lot.id);
  const [wasBidding, setWasBidding] = useState(isBidding);
  // The outcome of a bid stays where the bid was.
  if (isBidding && !wasBidding) setWasBidding(true);
  const { module, hasFailed } = useChunk(quickBidChunk, press !== null || wasBidding);
  const [sentence, setSentence] = useState("");
  const isLive = module && (press !== null || wasBidding);
  const [wasLost, setLost] = useState(false);
  const isMissing = wasLost || (wasBidding && hasFailed);
  const failure = isMissing && !press ? t("notLoaded") : "";

  async function handlePress(next: OfferPress) {
    setPress(next);
    const isHere = await quickBidChunk.load();
    setLost(!isHere);
    if (!isHere) setPress(null);
  }

  return (
    <>
      {isLive ? (
        <module.QuickBidSteps card={card} emit={emit} press={press} onSpeak={setSentence} />
      ) : (
        <Offer
          card={card}
          failure={failure}
          isPressed={press !== null}
          onPress={(next) => void handlePress(next)}
        />
      )}
      <LiveRegion message={failure || sentence || card.announcement} />
    </>
  );
}

interface OfferProps {
  card: ReadyCard;
  /** Why a press came to nothing. */
  failure: string;
  isPressed: boolean;
  onPress: (press: OfferPress) => void;
}

function Offer({ card, failure, isPressed, onPress }: OfferProps) {
  const t = useMessages(lotCardMessages);
  const { user } = useSession();
  const connection = useConnection();
  const resting = restingStep(card.lot, user);
  const hold = connection === "offline" || connection === "reconnecting" ? connection : null;
  const prepare = () => void quickBidChunk.load();
  return (
    <div className="martillo-lot-card__action" part="action" data-step={resting.step}>
      {failure && (
        <p className="martillo-lot-card__bid-notice" part="bid-notice" data-tone="danger">
          {failure}
        </p>
      )}
      {resting.step === "offer" ? (
        <Button
          full
          part="bid-button"
          variant="soft"
          icon={hold ? "offline" : "gavel"}
          busy={isPressed}
          aria-disabled={hold !== null || undefined}
          data-step="offer"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={({ timeStamp: at }) => {
            if (!hold) onPress({ amount: resting.amount, at });
          }}
        >
          {hold ? t(hold) : t("bid", { amount: formatMoney(resting.amount) })}
        </Button>
      ) : (
        <RestingAction {...resting} href={card.href} onOpen={card.onOpen} />
      )}
    </div>
  );
}
