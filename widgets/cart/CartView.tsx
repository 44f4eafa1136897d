import type { CartItem } from "../../src/contract";
import { parseCents } from "../../src/domain";
import { formatMoment, formatMoney, useMessages } from "../../src/i18n";
import {
  CartExtras,
  cartPartMessages as sharedMessages,
  CartTotals,
  ReservationClock,
} from "../../src/patterns/cart";
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Image,
  LiveRegion,
  Refusal,
} from "../../src/ui";
import { AccountSkeleton } from "../account";
import { cartMessages } from "./cart.messages";
import type { CartModel } from "./use-cart";

const euro = (amount: string) => formatMoney(amount, { whole: false });

/** Pure markup from the model. */
export function CartView({ model }: { model: CartModel }) {
  const t = useMessages(cartMessages);
  const { cart, error, failure } = model;
  if (failure) {
    return <ErrorState title={failure.message} next={failure.next} onRetry={failure.retry} />;
  }
  if (!cart) return <AccountSkeleton />;
  const isEmpty = cart.cartItems.length === 0;
  const isAuction = model.type === "auction";
  return (
    <>
      <LiveRegion message={model.said} />
      <Refusal of={error} className="martillo-cart__error" />
      {isEmpty ? (
        <EmptyState
          icon="tag"
          title={t("none")}
          actions={
            <ButtonLink href={model.searchHref}>
              {t(isAuction ? "findAuctions" : "findSales")}
            </ButtonLink>
          }
        >
          {t(isAuction ? "noneWonText" : "noneText")}
        </EmptyState>
      ) : (
        <div className="martillo-cart__body">
          <ol className="martillo-cart__lines" part="list" aria-label={t("lines")}>
            {cart.cartItems.map((item) => (
              <li key={item.project_id} className="martillo-cart__line" part="line">
                <Line item={item} model={model} />
              </li>
            ))}
          </ol>
          <div className="martillo-cart__sum" part="sum">
            <h2>{t("sum")}</h2>
            <CartTotals values={cart.cartValues} />
            <ButtonLink
              href={model.checkoutHref}
              variant="primary"
              full
              onClick={(event) => {
                if (!model.openCheckout()) event.preventDefault();
              }}
            >
              {t("toCheckout")}
            </ButtonLink>
          </div>
        </div>
      )}
      {cart.nonCartItems.length > 0 && <Fallen model={model} items={cart.nonCartItems} />}
    </>
  );
}

function Title({ item, model }: { item: CartItem; model: CartModel }) {
  return (
    <a
      href={model.lotHref(item.project_id)}
      part="link"
      onClick={(event) => {
        if (!model.openLot(item.project_id)) event.preventDefault();
      }}
    >
      {item.projects_title}
    </a>
  );
}

function Line({ item, model }: { item: CartItem; model: CartModel }) {
  const t = useMessages(cartMessages);
  const shared = useMessages(sharedMessages);
  const { invoice_id: invoice, due_at: due, seller_name: seller } = item;
  return (
    <>
      <Image src={item.projects_avatar || undefined} alt="" sizes="160px" />
      <div className="martillo-cart__what">
        <h2>
          <Title item={item} model={model} />
        </h2>
        <p className="martillo-cart__note">
          {seller} · {shared(item.seller_trades === 1 ? "trader" : "private")} ·{" "}
          {shared(item.tax_scheme === "IVA" ? "iva" : "margin")}
        </p>
        <p className="martillo-cart__price martillo-figures" part="amount">
          {euro(item.amount)}
        </p>
        {parseCents(item.premium) > 0 && (
          <p className="martillo-cart__note">
            {shared("premium")}: {euro(item.premium)}
          </p>
        )}
        <ReservationClock item={item} prolong={model.prolong} />
        <CartExtras item={item} isBusy={model.isBusy} choose={model.choose} />
        {invoice !== null && due !== null ? (
          <p className="martillo-cart__note">
            {/* The deadline is the midnight after the last day. */}
            {t("bought", { date: formatMoment(due - 1) })}{" "}
            <a
              href={model.invoiceHref(invoice)}
              onClick={(event) => {
                if (!model.openInvoice(invoice)) event.preventDefault();
              }}
            >
              {t("boughtLabel")}
            </a>
          </p>
        ) : (
          <Button
            size="s"
            variant="ghost"
            aria-label={t("quitLabel", { title: item.projects_title })}
            onClick={() => model.quit(item.project_id)}
          >
            {t("quit")}
          </Button>
        )}
      </div>
    </>
  );
}

function Fallen({ items, model }: { items: readonly CartItem[]; model: CartModel }) {
  const t = useMessages(cartMessages);
  return (
    <div className="martillo-cart__fallen" part="fallen">
      <h2>{t("fallen")}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.project_id}>
            <span>
              <Title item={item} model={model} />
              <small>{t(item.line_state === "expired" ? "expired" : "gone")}</small>
            </span>
            <span className="martillo-cart__buttons">
              {item.line_state === "expired" && (
                <Button
                  size="s"
                  busy={model.isBusy}
                  aria-label={t("againLabel", { title: item.projects_title })}
                  onClick={() => model.again(item.project_id)}
                >
                  {t("again")}
                </Button>
              )}
              <Button
                size="s"
                variant="ghost"
                aria-label={t("quitLabel", { title: item.projects_title })}
                onClick={() => model.quit(item.project_id)}
              >
                {t("quit")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
