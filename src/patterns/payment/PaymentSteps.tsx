import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { brandName } from "../paid-with";
import { formatMoney, type Translate, useMessages } from "../../i18n";
import { useChunk } from "../../late";
import {
  Button,
  CheckboxField,
  ErrorState,
  Icon,
  type IconName,
  LiveRegion,
  RadioGroup,
  Skeleton,
  Spinner,
  useStyles,
} from "../../ui";
import { payFrameChunk } from "../pay-frame";
import styles from "./payment.css?inline";
import { paymentStepMessages, reasonKey } from "./payment.messages";
import type { PayStage, PayWay } from "./payment-flow";
import {
  type PaymentModel,
  type PaymentOptions,
  type PaymentQuote,
  usePayment,
} from "./use-payment";

export interface PaymentStepsProps extends PaymentOptions {
  /** What stands between the sum and the ways to pay. */
  children?: ReactNode;
  /** What can be done once it is paid. */
  afterwards?: ReactNode;
  /** What stands in place of "Pago aceptado". */
  acceptedTitle?: string;
}

/** The sum, the ways to pay it, and what becomes of the payment. */
export function PaymentSteps({
  children,
  afterwards,
  acceptedTitle,
  ...options
}: PaymentStepsProps) {
  const model = usePayment(options);
  const t = useMessages(paymentStepMessages);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  useTitleFocus(place, model.stage.at);
  return (
    <div ref={place} className="martillo-payment-steps" part="payment" data-stage={model.stage.at}>
      <LiveRegion message={spokenOf(model.stage, t, acceptedTitle)} />
      <Stage model={model} afterwards={afterwards} acceptedTitle={acceptedTitle}>
        {children}
      </Stage>
    </div>
  );
}

/** A step that the payer made takes the focus along, to its heading. */
function useTitleFocus(place: { current: HTMLElement | null }, at: PayStage["at"]) {
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    place.current?.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
  }, [at, place]);
}

type T = Translate<keyof (typeof paymentStepMessages)["texts"]>;

/** What a screen reader hears, once for each step; headings that take the focus say themselves. */
function spokenOf(stage: PayStage, t: T, acceptedTitle: string | undefined): string {
  switch (stage.at) {
    case "sending":
      return t("sending");
    case "leaving":
      return t("leaving");
    case "frame":
      return stage.isAsked ? t("challengeTitle") : "";
    case "unknown":
      return t("unknown");
    case "processing":
      return t("processing");
    case "accepted":
      return acceptedTitle ?? t("accepted");
    case "declined":
      return t("declined");
    default:
      return "";
  }
}

interface StageProps {
  model: PaymentModel;
  afterwards: ReactNode;
  acceptedTitle: string | undefined;
  children: ReactNode;
}

function Stage({ model, afterwards, acceptedTitle, children }: StageProps) {
  const t = useMessages(paymentStepMessages);
  const { stage } = model;
  switch (stage.at) {
    case "choosing":
      return <Choosing model={model}>{children}</Choosing>;
    case "frame":
      return <Frame model={model} path={stage.path} isAsked={stage.isAsked} />;
    case "sending":
    case "leaving":
      return <Panel icon="spinner" tone="neutral" title={t(stage.at)} />;
    case "unknown":
      return (
        <Panel icon="spinner" tone="warning" title={t("unknown")}>
          {t("unknownText")}
        </Panel>
      );
    case "processing":
      return (
        <Panel icon="clock" tone="warning" title={t("processing")}>
          {t("processingText")}
        </Panel>
      );
    case "review":
      return (
        <Panel icon="clock" tone="warning" title={t("review")}>
          {t("reviewText")}
        </Panel>
      );
    case "declined":
      return (
        <Panel
          icon="warning"
          tone="danger"
          title={t("declined")}
          actions={
            <Button variant="primary" full onClick={model.again}>
              {t("again")}
            </Button>
          }
        >
          {stage.text ?? t(reasonKey(stage.reason))}
        </Panel>
      );
    case "accepted": {
      const { payment } = stage;
      const amount = euro(payment.amount);
      const { brand, last4 } = payment.method ?? {};
      return (
        <Panel
          icon="check"
          tone="positive"
          title={acceptedTitle ?? t("accepted")}
          actions={afterwards}
        >
          {brand && last4
            ? t("acceptedCard", { amount, brand: brandName(brand), last4 })
            : t("acceptedText", { amount })}
          {payment.balance !== undefined &&
            ` ${t("acceptedBeside", { amount: euro(payment.balance) })}`}
        </Panel>
      );
    }
  }
}

/** "visa" → "Visa". */
interface PanelProps {
  icon: IconName | "spinner";
  tone: "neutral" | "positive" | "warning" | "danger";
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

function Panel({ icon, tone, title, children, actions }: PanelProps) {
  return (
    <section className="martillo-payment-steps__panel" part="payment-state" data-tone={tone}>
      <h3 className="martillo-payment-steps__title" tabIndex={-1}>
        {icon === "spinner" ? <Spinner /> : <Icon name={icon} size={22} />}
        <span>{title}</span>
      </h3>
      {children && <p>{children}</p>}
      {actions && <div className="martillo-payment-steps__actions">{actions}</div>}
    </section>
  );
}

function Choosing({ model, children }: { model: PaymentModel; children: ReactNode }) {
  const t = useMessages(paymentStepMessages);
  const { quote, failure, stage } = model;
  const notice = stage.at === "choosing" ? stage.notice : undefined;
  if (failure && !quote) {
    return <ErrorState title={failure.text} next={failure.next} onRetry={failure.retry} />;
  }
  if (!quote) {
    return (
      <div role="status">
        <span className="martillo-visually-hidden">{t("loading")}</span>
        <Skeleton height="24px" width="60%" />
        <Skeleton height="44px" radius="m" />
      </div>
    );
  }
  return (
    <>
      <Sum quote={quote} />
      {children}
      {/* Its place is there before its text, so that it is read out. */}
      <div
        role="alert"
        className="martillo-payment-steps__notice"
        data-empty={!notice || undefined}
      >
        {notice?.kind === "never_left" && t("neverLeft")}
        {notice?.kind === "expired" && t("expired")}
        {notice?.kind === "refused" && (
          <>
            {notice.text} {notice.next}
          </>
        )}
      </div>
      <Ways model={model} quote={quote} />
    </>
  );
}

function Sum({ quote }: { quote: PaymentQuote }) {
  const t = useMessages(paymentStepMessages);
  const { lines, total } = quote;
  return (
    <div className="martillo-payment-steps__sum">
      <h3 className="martillo-payment-steps__title" tabIndex={-1}>
        {quote.title}
      </h3>
      <p className="martillo-payment-steps__payee">{t("payee", { name: quote.payee })}</p>
      <dl className="martillo-figures" part="payment-lines">
        {lines.length > 1 &&
          lines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{euro(amount)}</dd>
            </div>
          ))}
        <div className="martillo-payment-steps__total">
          <dt>{(lines.length === 1 && lines[0]?.label) || t("total")}</dt>
          <dd part="payment-total">{euro(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Ways({ model, quote }: { model: PaymentModel; quote: PaymentQuote }) {
  const t = useMessages(paymentStepMessages);
  const name = useId();
  const { balance, cards } = model;
  const [chosen, setChosen] = useState<string>();
  const [usesBalance, setUsesBalance] = useState(false);
  const beside = usesBalance ? balance?.beside : undefined;
  const options = [
    ...(balance && !balance.beside
      ? [
          {
            value: "balance",
            label: t("balance", { amount: euro(balance.available) }),
            disabled: !balance.isEnough,
            ...(!balance.isEnough && { hint: t("balanceShort") }),
          },
        ]
      : []),
    ...cards.map((card) => ({
      value: `saved:${card.id}`,
      label: t("saved", { brand: brandName(card.brand), last4: card.last4 }),
      hint: t("expires", { expiry: expiryOf(card) }),
    })),
    ...(quote.ways.includes("card")
      ? [{ value: "new", label: t(cards.length > 0 ? "otherCard" : "newCard") }]
      : []),
    ...(quote.gateways ?? []).map((gateway) => ({
      value: `gateway:${gateway}`,
      label: brandName(gateway),
      hint: t("gatewayHint"),
    })),
  ];
  const usable = options.filter((option) => !("disabled" in option && option.disabled));
  const preset = cards.find((card) => card.is_default === 1);
  const first =
    (balance?.isEnough ? "balance" : preset ? `saved:${preset.id}` : undefined) ?? usable[0]?.value;
  const way = usable.some(({ value }) => value === chosen) ? chosen : first;
  if (way === undefined) return null;
  return (
    <form
      className="martillo-payment-steps__ways"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWay(way)) model.pay(way, beside?.balance);
      }}
    >
      {options.length > 1 && (
        <RadioGroup
          label={t("ways")}
          name={name}
          options={options}
          value={way}
          onValueChange={setChosen}
        />
      )}
      {balance?.beside && (
        <div>
          <CheckboxField
            checked={usesBalance}
            onChange={(event) => setUsesBalance(event.currentTarget.checked)}
            label={t("balanceBeside", { amount: euro(balance.beside.balance) })}
          />
          <p role="status" className="martillo-payment-steps__beside">
            {beside && t("balanceRest", { balance: euro(beside.balance), rest: euro(beside.rest) })}
          </p>
        </div>
      )}
      <Button type="submit" variant="primary" full>
        {way === "new"
          ? t("goOn")
          : way.startsWith("gateway:")
            ? t("goElsewhere", { name: brandName(way.slice("gateway:".length)) })
            : t("pay", { amount: euro(beside?.rest ?? quote.total) })}
      </Button>
    </form>
  );
}

function euro(decimal: string): string {
  return formatMoney(decimal, { whole: false });
}

function isWay(way: string): way is PayWay {
  return way === "balance" || way === "new" || /^(saved|gateway):/.test(way);
}

function expiryOf({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string {
  return `${String(exp_month).padStart(2, "0")}/${String(exp_year).slice(-2)}`;
}

function Frame({ model, path, isAsked }: { model: PaymentModel; path: string; isAsked: boolean }) {
  const t = useMessages(paymentStepMessages);
  const { module, hasFailed } = useChunk(payFrameChunk, true);
  return (
    <>
      <h3 className="martillo-payment-steps__title" tabIndex={-1}>
        {t(isAsked ? "challengeTitle" : "cardTitle")}
      </h3>
      {module ? (
        <div part="pay-frame">
          <module.PayFrame
            path={path}
            onDone={model.frame.done}
            onError={model.frame.error}
            onChallenge={model.frame.challenge}
          />
        </div>
      ) : hasFailed ? (
        <ErrorState title={t("noForm")} onRetry={() => void payFrameChunk.load()} />
      ) : (
        <p role="status">
          <Spinner /> {t("loading")}
        </p>
      )}
      {!isAsked && (
        <Button variant="ghost" full onClick={model.again}>
          {t("otherWay")}
        </Button>
      )}
    </>
  );
}
