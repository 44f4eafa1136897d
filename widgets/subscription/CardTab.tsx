import { useId, useState } from "react";
import type { Subscription } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Button, ErrorState, RadioGroup } from "../../src/ui";
import { defineChunk, useChunk } from "../../src/late";
import { AccountSkeleton } from "../account";
import { cardText } from "./ChangeSteps";
import { subscriptionMessages } from "./subscription.messages";
import type { SubscriptionModel } from "./use-subscription";

/** Of one tab of four. */
const cardsChunk = defineChunk(() => import("../card-manager"));

/** The card that the plan is charged to, and all that are saved. */
export function CardTab({ own, model }: { own: Subscription; model: SubscriptionModel }) {
  const t = useMessages(subscriptionMessages);
  const name = useId();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? own.card?.id;
  const { module: cards, hasFailed } = useChunk(cardsChunk, true);
  return (
    <div className="martillo-subscription__own">
      {own.period !== null && model.cards.length > 1 && (
        <form
          className="martillo-subscription__step"
          onSubmit={(event) => {
            event.preventDefault();
            if (value !== undefined) model.chargeTo(value);
          }}
        >
          <RadioGroup
            label={t("planCard")}
            name={name}
            value={value ?? ""}
            options={model.cards.map((card) => ({ value: card.id, label: cardText(card) }))}
            onValueChange={setChosen}
          />
          <div>
            <Button
              type="submit"
              busy={model.isBusy}
              disabled={value === undefined || value === own.card?.id}
            >
              {t("useCard")}
            </Button>
          </div>
        </form>
      )}
      {cards ? (
        <cards.CardManager />
      ) : hasFailed ? (
        <ErrorState title={t("cardsNotOpened")} onRetry={() => void cardsChunk.load()} />
      ) : (
        <AccountSkeleton />
      )}
    </div>
  );
}
