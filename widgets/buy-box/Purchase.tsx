import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { TERMS_PAGE } from "../../src/paths/pages";
import { type CallError, useRuntime } from "../../src/state";
import { Button, CheckboxField, Dialog, RadioGroup, Spinner } from "../../src/ui";
import { purchaseMessages } from "./purchase.messages";
import type { BuyBoxOptions } from "./use-buy-box";
import {
  type BuyPrice,
  type PurchaseModel,
  useFreeAlert,
  usePurchase,
  useReservation,
} from "./use-purchase";

interface WishProps {
  options: BuyBoxOptions;
  /** It is done, or given up; `refusal`: or refused, and why. */
  end: (refusal?: string) => void;
}

/** Asks once more, and buys. */
export function Purchase({ options, end }: WishProps) {
  const t = useMessages(purchaseMessages);
  const model = usePurchase(options);
  const close = () => end();
  return (
    <Dialog
      open
      onClose={close}
      dismissible={!model.isBusy}
      title={t(model.bought ? "doneTitle" : "title")}
    >
      {model.bought ? <Done model={model} close={close} /> : <Asking model={model} close={close} />}
    </Dialog>
  );
}

/** Keeps the lot for a while. */
export function Reservation({ options, end }: WishProps) {
  const textOf = useRefusalText();
  useReservation(options, (error) => end(error && textOf(error)));
  return null;
}

interface FreeAlertProps extends WishProps {
  on: boolean;
}

/** Asks for a letter when the lot is free, or for none any more. */
export function FreeAlert({ options, end, on }: FreeAlertProps) {
  const textOf = useRefusalText();
  useFreeAlert(options, on, (error) => end(error && textOf(error)));
  return null;
}

function useRefusalText() {
  const t = useMessages(purchaseMessages);
  return ({ code, message, next = "" }: CallError) =>
    // Beside the words stands the button that asks for it.
    `${message} ${code === "LOT_RESERVED" ? t("weTell") : next}`;
}

function Asking({ model, close }: { model: PurchaseModel; close: () => void }) {
  const t = useMessages(purchaseMessages);
  const textOf = useRefusalText();
  const { urlTo } = useRuntime();
  const { offer, error } = model;
  if (model.isLoading) return <Spinner />;
  if (!offer && !model.isUnknown && !model.isBusy) {
    return (
      <div className="martillo-buy-box__form" role="status">
        <p>{t("gone")}</p>
        <Button full onClick={close}>
          {t("close")}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="martillo-buy-box__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.buy();
      }}
    >
      <p>{t("what", { title: model.title })}</p>
      {offer && <Lines offer={offer} />}
      <p className="martillo-buy-box__note">{t("binds")}</p>
      <RadioGroup
        label={t("asWho")}
        name="buyer_kind"
        value={model.kind}
        onValueChange={(value) => model.chooseKind(value === "business" ? "business" : "consumer")}
        options={[
          { value: "consumer", label: t("consumer") },
          { value: "business", label: t("business") },
        ]}
      />
      <CheckboxField
        checked={model.accepts}
        onChange={(event) => model.accept(event.currentTarget.checked)}
        error={model.isTermsMissing ? t("termsMissing") : undefined}
        label={
          <>
            {t("accept")}{" "}
            <a href={urlTo(TERMS_PAGE)} target="_blank" rel="noreferrer">
              {t("terms")}
            </a>
          </>
        }
      />
      <div role="alert" className="martillo-buy-box__error" part="refusal">
        {error && <p>{model.isUnknown ? t("unknown") : textOf(error)}</p>}
      </div>
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {model.isUnknown ? t("again") : t("buy")}
      </Button>
    </form>
  );
}

function Lines({ offer }: { offer: BuyPrice }) {
  const t = useMessages(purchaseMessages);
  const euro = (amount: string) => formatMoney(amount, { whole: false });
  return (
    <dl className="martillo-buy-box__lines" part="lines">
      {offer.premium !== undefined && (
        <>
          <div>
            <dt>{t("price")}</dt>
            <dd>{euro(offer.price)}</dd>
          </div>
          <div>
            <dt>{t("premium")}</dt>
            <dd>{euro(offer.premium)}</dd>
          </div>
        </>
      )}
      <div className="martillo-buy-box__total">
        <dt>{t("total")}</dt>
        <dd>{euro(offer.total)}</dd>
      </div>
      <div>
        <dt>{t("tax")}</dt>
        <dd>{t(offer.hasIva ? "iva" : "rebu")}</dd>
      </div>
    </dl>
  );
}

function Done({ model, close }: { model: PurchaseModel; close: () => void }) {
  const t = useMessages(purchaseMessages);
  const { bought } = model;
  if (!bought) return null;
  const { invoice_id: id, total_amount: total, due_at: due } = bought;
  return (
    <div className="martillo-buy-box__form" role="status">
      <p>{t("done", { title: model.title })}</p>
      <p>
        {t("dueBy", {
          total: formatMoney(total, { whole: false }),
          // The deadline is the midnight after the last day.
          date: formatMoment(due - 1),
        })}
      </p>
      <a
        className="martillo-buy-box__link"
        part="link"
        href={model.invoiceHref(id)}
        onClick={(event) => {
          if (!model.openInvoice(id)) event.preventDefault();
        }}
      >
        {t("toInvoice")}
      </a>
      <Button full onClick={close}>
        {t("close")}
      </Button>
    </div>
  );
}
