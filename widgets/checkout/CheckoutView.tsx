import { useEffect, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { BillingForm } from "../../src/patterns/billing";
import { ReservationClock } from "../../src/patterns/cart";
import { Button, ButtonLink, EmptyState, ErrorState, LiveRegion } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { checkoutMessages } from "./checkout.messages";
import { LaterSteps } from "./LaterSteps";
import type { CheckoutStep } from "./checkout-flow";
import type { CheckoutModel } from "./use-checkout";

const STEPS = [1, 2, 3] as const;

/** Pure markup from the model. */
export function CheckoutView({ model }: { model: CheckoutModel }) {
  const t = useMessages(checkoutMessages);
  const { cart, failure, placed } = model;
  if (failure) {
    return failure.code === "NOT_FOUND" ? (
      <Nothing model={model} title={t("missingCart")} text={t("missingCartText")} />
    ) : (
      <ErrorState title={failure.message} next={failure.next} onRetry={model.retry} />
    );
  }
  if (!cart) return <AccountSkeleton />;
  if (!placed && cart.cartItems.length + cart.nonCartItems.length === 0) {
    return <Nothing model={model} title={t("emptied")} text={t("emptiedText")} isDone />;
  }
  return (
    <>
      <LiveRegion message={model.said} />
      {placed ? <LaterSteps model={model} /> : <Open model={model} />}
    </>
  );
}

function Nothing({
  model,
  title,
  text,
  isDone = false,
}: {
  model: CheckoutModel;
  title: string;
  text: string;
  isDone?: boolean;
}) {
  const t = useMessages(checkoutMessages);
  return (
    <EmptyState
      icon="tag"
      title={title}
      actions={
        <>
          {isDone && <ButtonLink href={model.purchasesHref}>{t("toPurchases")}</ButtonLink>}
          <ButtonLink
            href={model.cartHref}
            onClick={(event) => {
              if (!model.openCart()) event.preventDefault();
            }}
          >
            {t("toCart")}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

function Open({ model }: { model: CheckoutModel }) {
  const t = useMessages(checkoutMessages);
  const { cart, step } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<CheckoutStep>(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  if (!cart) return null;
  const names = { 1: t("step1"), 2: t("step2"), 3: t("step3") };
  return (
    <div className="martillo-checkout__body">
      <ol className="martillo-checkout__steps" part="steps" aria-label={t("steps")}>
        {STEPS.map((one) => (
          <li key={one} aria-current={one === step ? "step" : undefined}>
            <span aria-hidden="true">{one}</span> {names[one]}
          </li>
        ))}
      </ol>
      {cart.cartItems.map((item) => (
        <ReservationClock
          key={item.project_id}
          item={item}
          isNamed={cart.cartItems.length > 1}
          prolong={model.prolong}
        />
      ))}
      {cart.nonCartItems.map((item) => (
        <div key={item.project_id} className="martillo-checkout__fallen" part="fallen">
          <p>
            {t(item.line_state === "expired" ? "fallen" : "gone", { title: item.projects_title })}
          </p>
          {item.line_state === "expired" && (
            <Button busy={model.isReserving} onClick={() => model.again(item.project_id)}>
              {t("again", { title: item.projects_title })}
            </Button>
          )}
        </div>
      ))}
      <div role="alert" className="martillo-checkout__error" part="refusal">
        {model.error && (
          <p>
            {model.isUnknown ? t("unknown") : `${model.error.message} ${model.error.next ?? ""}`}
          </p>
        )}
      </div>
      <h2 ref={heading} tabIndex={-1}>
        <span className="martillo-visually-hidden">{t("stepOf", { step, name: names[step] })}</span>
        <span aria-hidden="true">{names[step]}</span>
      </h2>
      {/* The typed text stays in its fields, also while another step is shown. */}
      <div hidden={step !== 1}>
        <BillingForm
          billing={cart.billing}
          save={model.save}
          onComplete={() => model.goTo(2)}
          action={t("continue")}
          className="martillo-checkout__form"
        />
      </div>
      {step !== 1 && <LaterSteps model={model} />}
    </div>
  );
}
