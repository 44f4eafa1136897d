import { PATHS, pathTo } from "martillo/contract";
import { Cart, useMessages } from "martillo";
import type { CartType } from "martillo/contract";
import { Link } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { cartPageMessages } from "./cart-page.messages";

/** /buynowcart and /cart: what the visitor keeps, or has won and not confirmed yet. */
function CartPage({ type }: { type: CartType }) {
  const t = useMessages(cartPageMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest, onCheckoutOpenRequest, onInvoiceOpenRequest } =
    useSiteHandlers();
  return (
    <Page className="site-wrap site-account-page">
      <h1>{routeText(type === "auction" ? "cart" : "buyNowCart")}</h1>
      <Cart
        type={type}
        checkoutUrl={PATHS.checkout}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
        onCheckoutOpenRequest={onCheckoutOpenRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
      />
      <p>
        <Link to={type === "auction" ? PATHS.buyNowCart : PATHS.cart}>
          {t(type === "auction" ? "otherBuyNow" : "otherAuction")}
        </Link>
        {" · "}
        <Link to={pathTo("invoices", { list: "unpaid" })}>{t("unpaid")}</Link>
      </p>
    </Page>
  );
}

export const BuyNowCartPage = () => <CartPage type="buynow" />;
export const AuctionCartPage = () => <CartPage type="auction" />;
