import { PATHS } from "martillo/contract";
import { Checkout, useMessages } from "martillo";
import { useParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";

/** /checkout/{type}/{id}: the visitor buys the content of a cart. */
export function CheckoutPage() {
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onCheckoutOpenRequest, onInvoiceOpenRequest } = useSiteHandlers();
  const { type: asked, id: cart } = useParams();
  const id = Number(cart);
  const type = asked?.toLowerCase() === "auction" ? "auction" : "buynow";
  return (
    <Page className="site-wrap site-account-page">
      <h1>{routeText("checkout")}</h1>
      <Checkout
        // 0 for an id that is no number: no cart has it.
        cart={Number.isSafeInteger(id) && id > 0 ? id : 0}
        type={type}
        invoiceUrl={PATHS.invoice}
        cartUrl={type === "auction" ? PATHS.cart : PATHS.buyNowCart}
        onLoginRequest={onLoginRequest}
        onCheckoutOpenRequest={onCheckoutOpenRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
      />
    </Page>
  );
}
