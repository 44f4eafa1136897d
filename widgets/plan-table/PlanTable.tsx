import { PATHS, planPath } from "../../src/domain";
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
  const { assetUrl } = useRuntime();

  function press(pressed: PlanPress) {
    if (!emit("martillo-plan-request", pressed)) return;
    location.assign(assetUrl(addressOf(pressed)));
  }

  return (
    <section className="martillo-root martillo-plan-table" part="base">
      <PlanTableView model={usePlanTable(period)} onPress={press} />
    </section>
  );
}

/** Where the house's own site goes on. */
function addressOf({ action, plan, period }: PlanPress): string {
  switch (action) {
    case "start":
    case "register": {
      const wanted = new URLSearchParams({ from: planPath({ plan, period }) });
      if (action === "register") wanted.set("register", "seller");
      return `${PATHS.login}?${wanted.toString()}`;
    }
    case "contact":
      return PATHS.contact;
    default:
      return planPath({ plan, period, action });
  }
}
