import { withQuery } from "../../src/paths";
import { CONTACT_PAGE, LOGIN_PAGE, SUBSCRIPTION_PAGE } from "../../src/paths/pages";
import { type EventProps, useRuntime, useWidgetEvents } from "../../src/state";
import { PlanTableView } from "./PlanTableView";
import { type PlanPress, usePlanTable } from "./use-plan-table";

/** Names of the events that the widget tells. */
export type PlanTableEvents = "martillo-plan-request";

/** Props of `PlanTable`: which period is shown first, and a callback for its event. */
export interface PlanTableProps extends EventProps<PlanTableEvents> {
  /** @default "monthly" */
  period?: "monthly" | "yearly";
}

/** The plans of sellers side by side, with what the visitor may do about each. */
export function PlanTable({ period = "monthly", ...events }: PlanTableProps) {
  const emit = useWidgetEvents(events);
  const addressOf = usePlanAddress();

  function press(pressed: PlanPress) {
    if (!emit("martillo-plan-request", pressed)) return;
    location.assign(addressOf(pressed));
  }

  return (
    <section className="martillo-root martillo-plan-table" part="base">
      <PlanTableView model={usePlanTable(period)} onPress={press} />
    </section>
  );
}

/** Where a visitor goes on who has chosen a plan. */
function usePlanAddress(): (pressed: PlanPress) => string {
  const { apiBase, urlTo } = useRuntime();
  return ({ action, plan, period }) => {
    const subscription = urlTo(SUBSCRIPTION_PAGE);
    switch (action) {
      case "start":
      case "register": {
        const query = new URLSearchParams({ plan, period });
        // The sign-in leads back within its own site.
        const from = withQuery(subscription, query).replace(apiBase, "");
        const register = action === "register" && { register: "seller" };
        return withQuery(urlTo(LOGIN_PAGE), new URLSearchParams({ from, ...register }));
      }
      case "contact":
        return urlTo(CONTACT_PAGE);
      default:
        return withQuery(subscription, new URLSearchParams({ plan, period, action }));
    }
  };
}
