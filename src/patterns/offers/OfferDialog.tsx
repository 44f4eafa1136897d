import { saleUrl } from "../sale-url";
import { useRef } from "react";
import { formatMoment, formatMoney, useMessages } from "../../i18n";
import { TERMS_PAGE } from "../../paths/pages";
import { type Emit, useRuntime } from "../../state";
import {
  Button,
  CheckboxField,
  Dialog,
  MoneyField,
  RadioGroup,
  TextAreaField,
  useStyles,
} from "../../ui";
import { offerDialogMessages } from "./offer-dialog.messages";
import styles from "./offers.css?inline";
import { bindsBuyer, type OfferDeeds, useOfferDeeds } from "./use-offer-deeds";
import type { OfferDeed, OfferReader, OfferSubject, OfferWish } from "./use-offer-wish";

const TITLES = {
  make: "makeTitle",
  counter: "counterTitle",
  accept: "acceptTitle",
  decline: "declineTitle",
  withdraw: "withdrawTitle",
} as const satisfies Record<OfferDeed, string>;

const euro = (amount: string) => formatMoney(amount, { whole: false });

export interface OfferDialogProps {
  reader: OfferReader;
  wish: OfferWish;
  onEnd: () => void;
  emit: Emit;
  /** Address of what came of an offer, with `{id}`. */
  invoiceUrl?: string | undefined;
}

/** The dialog of an action on an offer, in three steps: typed, looked at, done. */
export function OfferDialog({ reader, wish, onEnd, emit, invoiceUrl }: OfferDialogProps) {
  const t = useMessages(offerDialogMessages);
  const deeds = useOfferDeeds(reader, wish, emit, onEnd);
  const { deed, subject, stage } = deeds;
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  return (
    <div ref={element}>
      <Dialog
        open
        onClose={deeds.close}
        dismissible={stage === "done" && !deeds.isBusy}
        title={t(stage === "done" ? "doneTitle" : TITLES[deed])}
      >
        {stage === "done" && <Done {...{ deeds, deed, subject, emit, invoiceUrl }} />}
        {stage !== "done" && (
          <form
            className="martillo-offers__form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              deeds.go();
            }}
          >
            <p>{t("forLot", { title: subject.title })}</p>
            {stage === "form" ? (
              <Typing {...{ deeds, subject }} />
            ) : (
              <Review {...{ deeds, deed, subject }} />
            )}
          </form>
        )}
      </Dialog>
    </div>
  );
}

function Typing({ deeds, subject }: { deeds: OfferDeeds; subject: OfferSubject }) {
  const t = useMessages(offerDialogMessages);
  const { minimum, maximum } = subject;
  const bounds = { minimum: euro(minimum ?? "1.00"), maximum: euro(maximum ?? "0.00") };
  const { problem } = deeds;
  return (
    <>
      <MoneyField
        label={t("amount")}
        value={deeds.amount}
        onValueChange={deeds.setAmount}
        hint={t(maximum === null ? "from" : "between", bounds)}
        error={problem && problem !== "termsMissing" ? t(problem, bounds) : undefined}
        required
      />
      <TextAreaField
        label={t("note")}
        rows={2}
        maxLength={500}
        value={deeds.note}
        onChange={(event) => deeds.setNote(event.currentTarget.value)}
        {...(deeds.reader === "buyer" && { hint: t("seen") })}
      />
      {deeds.reader === "buyer" && <Terms deeds={deeds} />}
      <Button type="submit" variant="primary" full>
        {t("review")}
      </Button>
    </>
  );
}

function Terms({ deeds }: { deeds: OfferDeeds }) {
  const t = useMessages(offerDialogMessages);
  const { urlTo } = useRuntime();
  return (
    <>
      <RadioGroup
        label={t("asWho")}
        name="buyer_kind"
        value={deeds.kind}
        onValueChange={(value) => deeds.setKind(value === "business" ? "business" : "consumer")}
        options={[
          { value: "consumer", label: t("consumer") },
          { value: "business", label: t("business") },
        ]}
      />
      <CheckboxField
        checked={deeds.accepts}
        onChange={(event) => deeds.setAccepts(event.currentTarget.checked)}
        error={deeds.problem === "termsMissing" ? t("termsMissing") : undefined}
        label={
          <>
            {t("acceptTerms")}{" "}
            <a href={urlTo(TERMS_PAGE)} target="_blank" rel="noreferrer">
              {t("terms")}
            </a>
          </>
        }
      />
    </>
  );
}

interface ReviewProps {
  deeds: OfferDeeds;
  deed: OfferDeed;
  subject: OfferSubject;
}

function Review({ deeds, deed, subject }: ReviewProps) {
  const t = useMessages(offerDialogMessages);
  const { error, reader } = deeds;
  const amount = euro(deeds.sum);
  const isTyped = deed === "make" || deed === "counter";
  return (
    <>
      {deed === "decline" && <p>{t("declineText", { amount })}</p>}
      {deed === "withdraw" && <p>{t("withdrawText", { amount })}</p>}
      {(isTyped || deed === "accept") && <Sums {...{ deeds, deed, subject }} />}
      {bindsBuyer(reader, deed) && (
        <p className="martillo-offers__note">{t(isTyped ? "binds" : "acceptBinds")}</p>
      )}
      {reader === "seller" && deed === "accept" && (
        <p className="martillo-offers__note">{t("sellBinds")}</p>
      )}
      {reader === "buyer" && deed === "accept" && <Terms deeds={deeds} />}
      <div role="alert" className="martillo-offers__error" part="refusal">
        {error && <p>{deeds.isUnknown ? t("unknown") : `${error.message} ${error.next ?? ""}`}</p>}
      </div>
      <Button
        type="submit"
        variant={deed === "decline" || deed === "withdraw" ? "danger" : "primary"}
        full
        busy={deeds.isBusy}
      >
        <GoText {...{ deeds, deed, amount }} />
      </Button>
      {isTyped && !deeds.isUnknown && (
        <Button full disabled={deeds.isBusy} onClick={deeds.back}>
          {t("back")}
        </Button>
      )}
    </>
  );
}

function GoText({ deeds, deed, amount }: { deeds: OfferDeeds; deed: OfferDeed; amount: string }) {
  const t = useMessages(offerDialogMessages);
  if (deeds.isUnknown) return t("again");
  const isSeller = deeds.reader === "seller";
  if (deed === "decline") return t("declineNow");
  if (deed === "withdraw") return t("withdrawNow");
  if (deed === "accept") return isSeller ? t("sell", { amount }) : t("acceptBuyer");
  return t(isSeller ? "sendCounter" : "sendOffer");
}

function Sums({ deeds, deed, subject }: ReviewProps) {
  const t = useMessages(offerDialogMessages);
  const total =
    deed === "accept"
      ? subject.offer?.final_price
      : (subject.totalOf?.(Math.round(Number(deeds.sum) * 100)) ??
        (subject.isAuction ? undefined : deeds.sum));
  const isBuyer = deeds.reader === "buyer";
  return (
    <>
      <dl className="martillo-offers__lines" part="lines">
        <div className="martillo-offers__total">
          <dt>{t("price")}</dt>
          <dd>{euro(deeds.sum)}</dd>
        </div>
        {isBuyer && total !== undefined && (
          <div>
            <dt>{t("total")}</dt>
            <dd>{euro(total)}</dd>
          </div>
        )}
      </dl>
      {isBuyer && total === undefined && (
        <p className="martillo-offers__note">{t("premiumExtra")}</p>
      )}
    </>
  );
}

function Done({
  deeds,
  deed,
  subject,
  emit,
  invoiceUrl,
}: ReviewProps & Pick<OfferDialogProps, "emit" | "invoiceUrl">) {
  const t = useMessages(offerDialogMessages);
  const { urlTo } = useRuntime();
  const { done, reader } = deeds;
  if (!done) return null;
  const { record, invoice_id: invoice } = done;
  const isSeller = reader === "seller";
  function textOf() {
    // The other side's rules may answer an offer at once.
    if (record.status === "declined") return "declinedAtOnce";
    if (invoice !== undefined) return isSeller ? "sold" : "bought";
    return deed === "make" ? "sent" : "counterSent";
  }
  const texts = { amount: euro(record.amount), title: subject.title };
  function urlOf(sold: number) {
    return saleUrl(urlTo, { invoice: sold, isSeller, invoiceUrl });
  }
  return (
    <div className="martillo-offers__form" role="status">
      <p>{t(textOf(), { ...texts, date: formatMoment(record.expires_at) })}</p>
      {invoice !== undefined && (
        <a
          href={urlOf(invoice)}
          part="link"
          onClick={(event) => {
            if (!emit("martillo-invoice-open-request", { invoice, url: urlOf(invoice) }))
              event.preventDefault();
          }}
        >
          {t(isSeller ? "toSale" : "toPurchase")}
        </a>
      )}
      <Button full onClick={deeds.close}>
        {t("close")}
      </Button>
    </div>
  );
}
