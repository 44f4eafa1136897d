import { PATHS } from "../../src/domain";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { Button, CheckboxField, Dialog, RadioGroup } from "../../src/ui";
import { buyBoxMessages } from "./buy-box.messages";
import type { BuyBoxModel, BuyPrice } from "./use-buy-box";

/** Pure markup from the model. */
export function BuyBoxView({ model }: { model: BuyBoxModel }) {
  const t = useMessages(buyBoxMessages);
  const { offer, step } = model;
  const isEmpty = !offer && step === "closed";
  return (
    <section
      className="martillo-root martillo-buy-box"
      part="base"
      aria-label={t("label")}
      hidden={isEmpty}
    >
      {offer && (
        <Button
          variant={offer.premium === undefined ? "primary" : "soft"}
          full
          onClick={model.open}
        >
          {t("open", { price: formatMoney(offer.price) })}
        </Button>
      )}
      <Dialog
        open={step !== "closed"}
        onClose={model.close}
        dismissible={!model.isBusy}
        title={t(step === "done" ? "doneTitle" : "title")}
      >
        {step === "done" ? <Done model={model} /> : <Asking model={model} />}
      </Dialog>
    </section>
  );
}

function Asking({ model }: { model: BuyBoxModel }) {
  const t = useMessages(buyBoxMessages);
  const { offer, error } = model;
  if (!offer && !model.isUnknown && !model.isBusy) {
    return (
      <div className="martillo-buy-box__form" role="status">
        <p>{t("gone")}</p>
        <Button full onClick={model.close}>
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
            <a href={PATHS.terms} target="_blank" rel="noreferrer">
              {t("terms")}
            </a>
          </>
        }
      />
      <div role="alert" className="martillo-buy-box__error" part="refusal">
        {error && <p>{model.isUnknown ? t("unknown") : `${error.message} ${error.next ?? ""}`}</p>}
      </div>
      <Button type="submit" variant="primary" full busy={model.isBusy}>
        {model.isUnknown ? t("again") : t("buy")}
      </Button>
    </form>
  );
}

function Lines({ offer }: { offer: BuyPrice }) {
  const t = useMessages(buyBoxMessages);
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

function Done({ model }: { model: BuyBoxModel }) {
  const t = useMessages(buyBoxMessages);
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
      <Button full onClick={model.close}>
        {t("close")}
      </Button>
    </div>
  );
}
