import { PATHS, planPath } from "martillo/contract";
import { PlanTable, type PlanTableProps, useMessages } from "martillo";
import { useLocation, useNavigate } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { useLoginDialog } from "../../shell/login-dialog-state";
import { Page } from "../../shell/Page";
import { plansMessages } from "./plans.messages";

/** /payments/viewplans and /contrataciones: what sellers can have. */
export function PlansPage() {
  const routeText = useMessages(routeMessages);
  const t = useMessages(plansMessages);
  const { pathname } = useLocation();
  return (
    <Page className="site-wrap site-account-page">
      <h1>{routeText(pathname === PATHS.subscriptions ? "subscriptions" : "plans")}</h1>
      <p className="site-account-page__lead">{t("lead")}</p>
      <PlanTable onPlanRequest={usePlanRequest()} />
    </Page>
  );
}

/** A guest signs in, or registers as a seller, on this page and goes on with the plan that was pressed; a seller goes on with it at once. */
function usePlanRequest(): NonNullable<PlanTableProps["onPlanRequest"]> {
  const navigate = useNavigate();
  const { open } = useLoginDialog();
  return ({ plan, period, action }) => {
    if (action === "start" || action === "register") {
      open(action === "start" ? "login" : "register", "sell", planPath({ plan, period }));
    } else if (action === "contact") {
      void navigate(PATHS.contact);
    } else {
      void navigate(planPath({ plan, period, action }));
    }
    return false;
  };
}
