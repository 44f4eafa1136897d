import { PATHS } from "martillo/contract";
import { OfferList, useMessages, useSession } from "martillo";
import { Link } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { sells } from "../../shell/navigation";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { offersPageMessages } from "./offers.messages";

/** /myoffers and /alloffers: what the visitor has offered, or was offered. */
function OffersPage({ side, of }: { side: "buyer" | "seller"; of: "myOffers" | "allOffers" }) {
  const t = useMessages(offersPageMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest, onInvoiceOpenRequest } = useSiteHandlers();
  return (
    <Page className="site-account-page">
      <h1>{of === "allOffers" && side === "seller" ? t("received") : routeText(of)}</h1>
      <OfferList
        side={side}
        invoiceUrl={side === "seller" ? PATHS.soldInvoice : PATHS.invoice}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
      />
      {side === "seller" && (
        <p>
          <Link to={PATHS.ownOffers}>{t("toMade")}</Link>
        </p>
      )}
    </Page>
  );
}

export const MyOffersPage = () => <OffersPage side="buyer" of="myOffers" />;

/** A seller sees the received offers, any other visitor the offers that they made. */
export function AllOffersPage() {
  const { user } = useSession();
  return <OffersPage side={sells(user) ? "seller" : "buyer"} of="allOffers" />;
}
