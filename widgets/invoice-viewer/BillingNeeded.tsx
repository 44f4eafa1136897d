import { useState } from "react";
import { cartSaveAddress, cartSearch, type InvoiceDetail } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { INVOICE_PAGE, PROFILE_PAGE } from "../../src/paths/pages";
import { BillingForm, type SavedBilling } from "../../src/patterns/billing";
import { type CallError, useCall, usePageScopes, useQuery, useRuntime } from "../../src/state";
import { ButtonLink, ErrorState, Refusal, Skeleton } from "../../src/ui";
import { invoiceFormsMessages } from "./invoice-forms.messages";
import type { InvoiceViewerModel } from "./use-invoice-viewer";

type Missing = NonNullable<InvoiceDetail["billing_missing"]>;

/** What the house has to know of a buyer before anything can be paid. */
export function BillingNeeded({ model, missing }: { model: InvoiceViewerModel; missing: Missing }) {
  const t = useMessages(invoiceFormsMessages);
  const { urlTo } = useRuntime();
  const scopes = usePageScopes();
  const { cart } = missing;
  // Where people live and what their number is: not for a page that may not buy for them.
  const isForeign = scopes !== undefined && !scopes.includes("buy");
  return (
    <div className="martillo-invoice-viewer__form" part="billing">
      <p>{t("billingText")}</p>
      {cart && !isForeign ? (
        <CartBilling model={model} cart={cart} />
      ) : (
        <ButtonLink
          variant="primary"
          full
          href={isForeign ? urlTo(INVOICE_PAGE, { id: model.shown }) : urlTo(PROFILE_PAGE)}
        >
          {t("billingElsewhere")}
        </ButtonLink>
      )}
    </div>
  );
}

function CartBilling({
  model,
  cart,
}: {
  model: InvoiceViewerModel;
  cart: NonNullable<Missing["cart"]>;
}) {
  const t = useMessages(invoiceFormsMessages);
  const { data, error, put, retry } = useQuery(cartSearch, { type: cart.type, cart_id: cart.id });
  const saving = useCall(cartSaveAddress);
  const [refusal, setRefusal] = useState<CallError>();
  async function save(billing: SavedBilling) {
    const result = await saving.run({ cart_id: cart.id, ...billing });
    setRefusal(result.ok ? undefined : result.error);
    if (result.ok) put(result.data);
    return result.ok ? result.data.billing_missing : undefined;
  }
  if (!data) {
    return error ? (
      <ErrorState title={error.message} next={error.next} onRetry={retry} />
    ) : (
      <Skeleton height="20em" />
    );
  }
  return (
    <>
      <Refusal of={refusal} className="martillo-invoice-viewer__error" />
      <BillingForm
        billing={data.billing}
        save={save}
        onComplete={model.refresh}
        action={t("billingNow")}
        className="martillo-invoice-viewer__form"
      />
    </>
  );
}
