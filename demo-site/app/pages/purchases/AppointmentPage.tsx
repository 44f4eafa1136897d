import { PATHS, pathTo } from "martillo/contract";
import { AppointmentPicker, useAlerts, useMessages } from "martillo";
import { Link, useNavigate, useParams } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { useSiteHandlers } from "../../shell/use-site-handlers";
import { purchasesMessages } from "./purchases.messages";

/** /appointment/schedule/{id}: when a purchase is picked up; the id is that of the invoice. */
export function AppointmentPage() {
  const t = useMessages(purchasesMessages);
  const routeText = useMessages(routeMessages);
  const navigate = useNavigate();
  const { tell } = useAlerts();
  const { onInvoiceOpenRequest, onLoginRequest } = useSiteHandlers();
  const id = Number(useParams()["id"]);
  return (
    <Page className="site-account-page">
      <h1>{routeText("appointment")}</h1>
      <AppointmentPicker
        // 0 for an id that is no number: no invoice has it.
        invoice={Number.isSafeInteger(id) && id > 0 ? id : 0}
        backUrl={pathTo("invoices", { list: "paid" })}
        onLoginRequest={onLoginRequest}
        onInvoiceOpenRequest={onInvoiceOpenRequest}
        onAppointmentBooked={() => {
          tell(t("booked"));
          void navigate(pathTo("invoice", { id }));
        }}
      />
      <p>
        <Link to={PATHS.allPurchases}>{t("backToPurchases")}</Link>
      </p>
    </Page>
  );
}
