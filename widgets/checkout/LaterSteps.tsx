import { userMultipleInvoice } from "../../src/contract";
import { parseCents, toDecimal } from "../../src/domain";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import { TERMS_PAGE } from "../../src/paths/pages";
import { CartExtras, cartPartMessages, CartTotals } from "../../src/patterns/cart";
import { useMoneyQueries } from "../../src/patterns/money-news";
import { pickupTimeMessages } from "../../src/patterns/pickup-time";
import { usePageScopes, useQuery, useRuntime } from "../../src/state";
import { Button, ButtonLink, CheckboxField } from "../../src/ui";
import { checkoutMessages } from "./checkout.messages";
import { PickupStep } from "./PickupStep";
import type { CheckoutModel } from "./use-checkout";

const euro = (amount: string) => formatMoney(amount, { whole: false });

/** What comes after the details: where the vehicles stand, what they come to, and that they are bought. */
export function LaterSteps({ model }: { model: CheckoutModel }) {
  if (model.placed) return <Done model={model} placed={model.placed} />;
  if (model.step !== 2) return <Summary model={model} />;
  return model.cart ? <PickupStep model={model} cart={model.cart} /> : null;
}

function Summary({ model }: { model: CheckoutModel }) {
  const t = useMessages(checkoutMessages);
  const shared = useMessages(cartPartMessages);
  const time = useMessages(pickupTimeMessages);
  const { urlTo } = useRuntime();
  const { cart } = model;
  if (!cart) return null;
  const { billing, cartItems } = cart;
  const isConsumer = billing.buyer_kind === "consumer";
  const hasTrader = cartItems.some(({ seller_trades }) => seller_trades === 1);
  const hasPrivate = cartItems.some(({ seller_trades }) => seller_trades === 0);
  return (
    <form
      className="martillo-checkout__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.place();
      }}
    >
      <ol className="martillo-checkout__lines" part="lines">
        {cartItems.map((item) => (
          <li key={item.project_id}>
            <p className="martillo-checkout__line">
              <strong>{item.projects_title}</strong>
              <span className="martillo-figures">{euro(item.amount)}</span>
            </p>
            {parseCents(item.premium) > 0 && (
              <p className="martillo-checkout__line">
                <span>{shared("premium")}</span>
                <span className="martillo-figures">{euro(item.premium)}</span>
              </p>
            )}
            <p className="martillo-checkout__note">
              {item.seller_name} · {shared(item.seller_trades === 1 ? "trader" : "private")} ·{" "}
              {shared(item.tax_scheme === "IVA" ? "iva" : "margin")}
            </p>
            {item.pickup && (
              <p className="martillo-checkout__note" part="pickup">
                {t("pickupAt", { when: formatMoment(item.pickup.appointmentTime) })}{" "}
                {time("untilPaid")}.
              </p>
            )}
            <CartExtras item={item} isBusy={model.isBusy} choose={model.choose} />
          </li>
        ))}
      </ol>
      <CartTotals values={cart.cartValues} />
      <div>
        <h3>{t("billTo")}</h3>
        <p>
          {billing.name} · {billing.nif}
          <br />
          {[billing.address1, billing.address2, `${billing.zip} ${billing.city}`, billing.state]
            .filter((part) => part.trim() !== "")
            .join(", ")}
        </p>
        <Button size="s" variant="ghost" onClick={() => model.goTo(1)}>
          {t("change")}
        </Button>
      </div>
      <div className="martillo-checkout__note" part="withdrawal">
        {!isConsumer && <p>{t("withdrawalBusiness")}</p>}
        {isConsumer && hasTrader && <p>{t("withdrawal")}</p>}
        {isConsumer && hasPrivate && <p>{t("withdrawalPrivate")}</p>}
      </div>
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
      {(cartItems.length > 0 || model.isUnknown) && (
        <Button type="submit" variant="primary" full busy={model.isBusy}>
          {t(model.isUnknown ? "again2" : "place")}
        </Button>
      )}
      <Button full onClick={() => model.goTo(2)}>
        {t("back")}
      </Button>
    </form>
  );
}

function Done({
  model,
  placed,
}: {
  model: CheckoutModel;
  placed: NonNullable<CheckoutModel["placed"]>;
}) {
  const t = useMessages(checkoutMessages);
  // A purchase that is paid meanwhile is shown as paid, also one that is paid in another tab.
  const invoice_ids = placed.map(({ invoice_id }) => invoice_id);
  // Documents are the house's own pages' affair.
  const isElsewhere = usePageScopes() !== undefined;
  const { data } = useQuery(userMultipleInvoice, isElsewhere ? null : { invoice_ids });
  useMoneyQueries(userMultipleInvoice);
  const records = data?.records;
  const leftCents = (records ?? []).reduce((sum, one) => sum + parseCents(one.total_due_amount), 0);
  const purchases = placed.map((one) => {
    const now = records?.find(({ invoice_id }) => invoice_id === one.invoice_id);
    return { ...one, total_due_amount: now?.total_due_amount ?? one.total_due_amount };
  });
  return (
    <div className="martillo-checkout__form" role="status" part="done">
      <h2>{t("done")}</h2>
      <p>{t("doneText")}</p>
      {records && records.length > 1 && (
        <p part="together">
          {t("together", { count: records.length, amount: euro(toDecimal(leftCents)) })}
        </p>
      )}
      {purchases.map(({ invoice_id: id, title, total_due_amount: due, due_at }) => (
        <div key={id} className="martillo-checkout__form">
          <p>
            {parseCents(due) > 0
              ? // The deadline is the midnight after the last day.
                t("dueBy", { title, amount: euro(due), date: formatMoment(due_at - 1) })
              : t("nothingDue", { title })}
          </p>
          <ButtonLink
            href={model.invoiceHref(id)}
            variant="primary"
            full
            aria-label={placed.length > 1 ? t("payLabel", { title }) : undefined}
            onClick={(event) => {
              if (!model.openInvoice(id)) event.preventDefault();
            }}
          >
            {t("pay")}
          </ButtonLink>
        </div>
      ))}
    </div>
  );
}
