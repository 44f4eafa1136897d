import type { ReactNode } from "react";
import type { Payment } from "../../src/contract";
import { formatMoney, useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { PaidFor } from "../../src/patterns/paid-for";
import { PaidWith } from "../../src/patterns/paid-with";
import { paymentChunk } from "../../src/patterns/payment";
import { Button, ButtonLink, ErrorState, Icon, type IconName, Spinner } from "../../src/ui";
import { paymentResultMessages } from "./payment-result.messages";
import type { PaymentResultModel } from "./use-payment-result";

/** Pure markup from the model. */
export function PaymentResultView({ model }: { model: PaymentResultModel }) {
  const t = useMessages(paymentResultMessages);
  const { outcome } = model;
  if (outcome.state === "failed") {
    const { message, next, retry } = outcome;
    return <ErrorState title={message} next={next} onRetry={retry} />;
  }
  return (
    // It changes by itself while it is looked at.
    <div role="status" className="martillo-payment-result__outcome" data-state={outcome.state}>
      <Outcome model={model} />
      {outcome.state !== "checking" && (
        <p>
          <a href={model.transactionsHref} part="link">
            {t("transactions")}
          </a>
        </p>
      )}
    </div>
  );
}

function Outcome({ model }: { model: PaymentResultModel }) {
  const t = useMessages(paymentResultMessages);
  const { outcome } = model;
  switch (outcome.state) {
    case "paid":
      return (
        <>
          <Headline icon="check" title={t("paid")} />
          <Receipt payment={outcome.payment} model={model} />
          {outcome.payment.purpose === "invoice" && (
            <ButtonLink
              href={model.purchaseHref(Number(outcome.payment.ref))}
              variant="primary"
              part="purchase"
              onClick={(event) => {
                if (!model.openPurchase(Number(outcome.payment.ref))) event.preventDefault();
              }}
            >
              {t("toPurchase")}
            </ButtonLink>
          )}
        </>
      );
    case "pending":
    case "review":
      return (
        <>
          <Headline icon="clock" title={t(outcome.state)}>
            {t(outcome.state === "pending" ? "pendingText" : "reviewText")}
          </Headline>
          <p>
            <Concept payment={outcome.payment} model={model} />
          </p>
        </>
      );
    case "unpaid":
      return <Unpaid payment={outcome.payment} model={model} />;
    case "missing":
      return (
        <Headline icon="info" title={t("missing")}>
          {t("missingText")}
        </Headline>
      );
    default:
      return <Headline icon="spinner" title={t("checking")} />;
  }
}

function Headline({
  icon,
  title,
  children,
}: {
  icon: IconName | "spinner";
  title: string;
  children?: ReactNode;
}) {
  return (
    <>
      <h2 className="martillo-payment-result__title" part="title">
        {icon === "spinner" ? <Spinner /> : <Icon name={icon} size={28} />}
        <span>{title}</span>
      </h2>
      {children && <p>{children}</p>}
    </>
  );
}

function Receipt({ payment, model }: { payment: Payment; model: PaymentResultModel }) {
  const t = useMessages(paymentResultMessages);
  return (
    <dl className="martillo-payment-result__receipt" part="receipt">
      <Line label={t("concept")}>
        <Concept payment={payment} model={model} />
      </Line>
      <Line label={t("amount")}>
        <strong className="martillo-figures">
          {formatMoney(payment.captured, { whole: false })}
        </strong>
      </Line>
      {Number(payment.refunded) > 0 && (
        <Line label={t("refunded")}>{formatMoney(payment.refunded, { whole: false })}</Line>
      )}
      {payment.balance && (
        <Line label={t("fromBalance")}>{formatMoney(payment.balance, { whole: false })}</Line>
      )}
      <Line label={t("method")}>
        <PaidWith method={payment.payment_method} card={payment.method} />
      </Line>
      <Line label={t("number")}>{payment.id}</Line>
    </dl>
  );
}

/** What it was for, leading there. */
function Concept({ payment, model }: { payment: Payment; model: PaymentResultModel }) {
  const t = useMessages(paymentResultMessages);
  const { about, emit } = model;
  const purpose = t(payment.purpose);
  const text = about ? t("conceptOf", { purpose, title: about.projects_title }) : purpose;
  return <PaidFor text={text} about={about} emit={emit} />;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Unpaid({ payment, model }: { payment: Payment; model: PaymentResultModel }) {
  const t = useMessages(paymentResultMessages);
  const { module, hasFailed } = useChunk(paymentChunk, model.isRetrying);
  if (model.isRetrying && module) {
    return (
      <module.PaymentSteps
        purpose={payment.purpose}
        reference={payment.ref}
        amount={payment.amount}
        emit={model.emit}
      />
    );
  }
  const isDeclined = payment.status === "failed";
  return (
    <>
      <Headline icon="warning" title={t(isDeclined ? "declined" : "unpaid")}>
        {t(isDeclined ? "declinedText" : "unpaidText", {
          amount: formatMoney(payment.amount, { whole: false }),
        })}
      </Headline>
      <p>
        <Concept payment={payment} model={model} />
      </p>
      {hasFailed && <p role="alert">{t("notLoaded")}</p>}
      <Button variant="primary" busy={model.isRetrying && !hasFailed} onClick={model.again}>
        {t("again")}
      </Button>
    </>
  );
}
