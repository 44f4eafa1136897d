import { useMessages } from "../../src/i18n";
import { LateOfferDialog, OfferActions, OfferThread } from "../../src/patterns/offers";
import { Button, ErrorState } from "../../src/ui";
import { offerBoxMessages } from "./offer-box.messages";
import type { OfferBoxModel } from "./use-offer-box";

/** Pure markup from the model. */
export function OfferBoxView({ model }: { model: OfferBoxModel }) {
  const t = useMessages(offerBoxMessages);
  const { wishes, offer, subject, failure } = model;
  const isEmpty =
    !offer && !model.mayOffer && !model.isNoneLeft && !failure && wishes.wish === undefined;
  return (
    <section
      className="martillo-root martillo-offer-box"
      part="base"
      aria-label={t("label")}
      hidden={isEmpty}
    >
      {failure && (
        <ErrorState title={failure.message} next={failure.next} onRetry={failure.retry} />
      )}
      {offer && subject && (
        <div className="martillo-offer-box__thread">
          <h3>{t("title")}</h3>
          <OfferThread offer={offer} reader="buyer" />
          <OfferActions wishes={wishes} subject={subject} />
          {offer.invoice_id !== null && <Invoice id={offer.invoice_id} model={model} />}
        </div>
      )}
      {model.mayOffer && (
        <Button full onClick={model.begin}>
          {t(offer ? "another" : "open")}
        </Button>
      )}
      {model.isNoneLeft && <p className="martillo-offer-box__note">{t("noneLeft")}</p>}
      <LateOfferDialog wishes={wishes} emit={model.emit} invoiceUrl={model.invoiceUrl} />
    </section>
  );
}

function Invoice({ id, model }: { id: number; model: OfferBoxModel }) {
  const t = useMessages(offerBoxMessages);
  return (
    <a
      href={model.invoiceHref(id)}
      part="link"
      onClick={(event) => {
        if (!model.openInvoice(id)) event.preventDefault();
      }}
    >
      {t("toPurchase")}
    </a>
  );
}
