import { Cart, useMessages } from "martillo";
import type { CartType } from "martillo/contract";
import { PATHS, pathTo } from "martillo/domain";
import { Link, useNavigate } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { cartPageMessages } from "./cart-page.messages";

/** /buynowcart and /cart: what the visitor keeps, or has won and not confirmed yet. */
function CartPage({ type }: { type: CartType }) {
  const t = useMessages(cartPageMessages);
  const routeText = useMessages(routeMessages);
  const navigate = useNavigate();
  const { onLoginRequest, onLotOpenRequest } = useSiteHandlers();
  const go = ({ url }: { url: string }) => {
    void navigate(new URL(url, location.href).pathname);
    return false;
  };
  return (
    <Page className="site-wrap site-account-page">
      <h1>{routeText(type === "auction" ? "cart" : "buyNowCart")}</h1>
      <Cart
        type={type}
        checkoutUrl={PATHS.checkout}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
        onCheckoutOpenRequest={go}
        onInvoiceOpenRequest={go}
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
