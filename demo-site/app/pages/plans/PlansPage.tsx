import { PATHS } from "martillo/domain";
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

/** Guests sign in where they are; a seller goes on where its plan is looked after. */
function usePlanRequest(): NonNullable<PlanTableProps["onPlanRequest"]> {
  const navigate = useNavigate();
  const { open } = useLoginDialog();
  return ({ plan, period, action }) => {
    if (action === "start" || action === "register") {
      open(action === "start" ? "login" : "register", "account");
    } else if (action === "contact") {
      void navigate(PATHS.contact);
    } else {
      const wanted = new URLSearchParams({ plan, period, action });
      void navigate(`${PATHS.subscription}?${wanted.toString()}`);
    }
    return false;
  };
}
