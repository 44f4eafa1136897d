import { PATHS } from "martillo/contract";
import { AppointmentPicker, InvoiceViewer, PaperList, ReturnRequest, useMessages } from "martillo";
import type { AppointmentPickerProps } from "martillo";
import { Link, useParams, useSearchParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { purchasesMessages } from "../purchases/purchases.messages";
import { invoicesMessages } from "./invoices.messages";

const STEPS = ["pay", "record"] as const;

/** /invoice/{id}: one purchase, or with `?side=seller` one sale. */
export function InvoicePage() {
  const t = useMessages(invoicesMessages);
  const routeText = useMessages(routeMessages);
  const { onLoginRequest, onLotOpenRequest } = useSiteHandlers();
  const [query] = useSearchParams();
  const id = Number(useParams()["id"]);
  const linkKey = query.get("key");
  const step = STEPS.find((one) => one === query.get("step"));
  const side = query.get("side") === "seller" ? "seller" : "buyer";
  return (
    <Page className="site-account-page">
      <h1>{routeText("invoice")}</h1>
      <InvoiceViewer
        // 0 for an id that is no number: no invoice has it.
        invoice={Number.isSafeInteger(id) && id > 0 ? id : 0}
        side={side}
        {...(step && { step })}
        {...(linkKey && { linkKey })}
        onLoginRequest={onLoginRequest}
        onLotOpenRequest={onLotOpenRequest}
      />
      {side === "seller" && <Delivery invoice={id} onLoginRequest={onLoginRequest} />}
      <p>
        <Link to={side === "seller" ? PATHS.sellerInvoices : PATHS.allInvoices}>
          {t(side === "seller" ? "backSold" : "back")}
        </Link>
      </p>
    </Page>
  );
}

/** What a seller does once it is sold: hands the vehicle over, and brings its papers. */
function Delivery({
  invoice,
  onLoginRequest,
}: Required<Pick<AppointmentPickerProps, "invoice" | "onLoginRequest">>) {
  const t = useMessages(purchasesMessages);
  return (
    <>
      <section className="site-account-part" aria-labelledby="sale-pickup">
        <h2 id="sale-pickup">{t("pickupHeading")}</h2>
        <AppointmentPicker invoice={invoice} onLoginRequest={onLoginRequest} />
      </section>
      <section className="site-account-part" aria-labelledby="sale-papers">
        <h2 id="sale-papers">{t("papersHeading")}</h2>
        <PaperList invoice={invoice} onLoginRequest={onLoginRequest} />
      </section>
      <section className="site-account-part" aria-labelledby="sale-return">
        <h2 id="sale-return">{t("returnHeading")}</h2>
        <ReturnRequest invoice={invoice} onLoginRequest={onLoginRequest} />
      </section>
    </>
  );
}
