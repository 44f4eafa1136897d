import { useId, useState } from "react";
import { cardCreate, cardList, customSubscription, type Subscription } from "../../src/contract";
import { type BillingPeriod, type Plan, type PlanPrice, TRIAL_MS } from "../../src/domain";
import { formatCents, formatDay, useMessages, usePhrase } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { payFrameChunk } from "../../src/patterns/pay-frame";
import { type CallError, useCall, useRuntime } from "../../src/state";
import { Button, ErrorState, RadioGroup, Spinner } from "../../src/ui";
import { subscriptionMessages } from "./subscription.messages";
import type { SubscriptionModel } from "./use-subscription";

interface StepProps {
  own: Subscription;
  model: SubscriptionModel;
}

/** Why something was refused, and what to do. Its place is there before its text. */
export function Refusal({ of }: { of: CallError | undefined }) {
  return (
    <div role="alert" className="martillo-subscription__refusal" data-empty={!of || undefined}>
      {of && `${of.message} ${of.next ?? ""}`}
    </div>
  );
}

/** Net price, tax and total in three lines. */
function PriceLines({ price }: { price: PlanPrice }) {
  const t = useMessages(subscriptionMessages);
  const exact = { whole: false };
  return (
    <dl className="martillo-subscription__lines martillo-figures" part="lines">
      <div>
        <dt>{t("net")}</dt>
        <dd>{formatCents(price.netCents, exact)}</dd>
      </div>
      <div>
        <dt>{t("vat")}</dt>
        <dd>{formatCents(price.vatCents, exact)}</dd>
      </div>
      <div className="martillo-subscription__total">
        <dt>{t("total")}</dt>
        <dd>{formatCents(price.totalCents, exact)}</dd>
      </div>
    </dl>
  );
}

/** What a trial is, when and how much will be charged, and the card for it. */
export function TrialStep({
  plan,
  period,
  own,
  model,
}: StepProps & { plan: Plan; period: BillingPeriod }) {
  const t = useMessages(subscriptionMessages);
  const { clock } = useRuntime();
  const [from] = useState(() => clock.now());
  const price = model.priceOf(plan, period);
  const amount = formatCents(price.totalCents, { whole: false });
  return (
    <div className="martillo-subscription__step">
      <p>{t("trialText", { plan: plan.name })}</p>
      <p>{t("trialCharge", { date: formatDay(from + TRIAL_MS), amount })}</p>
      <PriceLines price={price} />
      <p className="martillo-account-note">{t("trialReminders")}</p>
      <Refusal of={model.refusal} />
      {own.card ? (
        <>
          <p>{t("chargedTo", { card: cardText(own.card) })}</p>
          <Button variant="primary" full busy={model.isBusy} onClick={model.startTrial}>
            {t("startTrial")}
          </Button>
        </>
      ) : (
        <NewCard />
      )}
    </div>
  );
}

/** The house's frame, in which a card is saved before it is charged for the first time. */
function NewCard() {
  const t = useMessages(subscriptionMessages);
  const say = usePhrase();
  const { invalidate } = useRuntime();
  const creation = useCall(cardCreate);
  const [path, setPath] = useState<string>();
  const [error, setError] = useState<CallError>();
  const { module } = useChunk(payFrameChunk, path !== undefined);

  async function ask() {
    setError(undefined);
    const result = await creation.run({});
    if (!result.ok) setError(result.error);
    else setPath(result.data.frame_url);
  }

  if (error)
    return <ErrorState title={error.message} next={error.next} onRetry={() => void ask()} />;
  if (path === undefined) {
    return (
      <>
        <p>
          {say("Need to add card for activating trial")} {t("cardFirst")}
        </p>
        <Button variant="primary" full busy={creation.isRunning} onClick={() => void ask()}>
          {t("addCard")}
        </Button>
      </>
    );
  }
  if (!module) {
    return (
      <p role="status">
        <Spinner /> {t("loading")}
      </p>
    );
  }
  return (
    <div part="pay-frame">
      <module.PayFrame
        path={path}
        onSaved={() => invalidate(customSubscription.name, cardList.name)}
        onError={(code) => code === "TICKET_EXPIRED" && setPath(undefined)}
      />
    </div>
  );
}

/** What a cancellation does, before it is one. */
export function CancelStep({ own, model }: StepProps) {
  const t = useMessages(subscriptionMessages);
  const isNow = own.status === "past_due" || own.end === null;
  return (
    <div className="martillo-subscription__step">
      <p>{isNow ? t("cancelNow") : t("cancelText", { date: formatDay(own.end ?? 0) })}</p>
      <Refusal of={model.refusal} />
      <div className="martillo-subscription__actions">
        <Button onClick={model.close}>{t("back")}</Button>
        <Button variant="danger" busy={model.isBusy} onClick={model.cancel}>
          {t("cancelNowButton")}
        </Button>
      </div>
    </div>
  );
}

/** A cheaper plan for the end of the period, with what it will cost. */
export function DowngradeStep({ own, model }: StepProps) {
  const t = useMessages(subscriptionMessages);
  const name = useId();
  const [key, setKey] = useState<string>();
  const keyOf = ({ plan, period }: { plan: Plan; period: BillingPeriod }) =>
    `${plan.type} ${period}`;
  const choice = model.cheaper.find((one) => keyOf(one) === key);
  return (
    <div className="martillo-subscription__step">
      <p>{t("downgradeText", { date: formatDay(own.end ?? 0) })}</p>
      <RadioGroup
        label={t("nextPlan")}
        name={name}
        value={key ?? ""}
        options={model.cheaper.map((one) => ({
          value: keyOf(one),
          label: `${one.plan.name} (${t(one.period)})`,
          hint: formatCents(one.price.netCents),
        }))}
        onValueChange={setKey}
      />
      {choice && (
        <>
          <p>{t("chargedThen", { date: formatDay(own.end ?? 0) })}</p>
          <PriceLines price={choice.price} />
        </>
      )}
      <Refusal of={model.refusal} />
      <div className="martillo-subscription__actions">
        <Button onClick={model.close}>{t("back")}</Button>
        <Button
          variant="primary"
          busy={model.isBusy}
          disabled={!choice}
          onClick={() => choice && model.downgrade(choice)}
        >
          {t("downgradeButton")}
        </Button>
      </div>
    </div>
  );
}

/** Visa •••• 4242 */
export function cardText({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
}
