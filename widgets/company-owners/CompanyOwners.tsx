import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { CompanyOwnersView } from "./CompanyOwnersView";
import { useCompanyOwners } from "./use-company-owners";

/** Names of the events that the widget tells. */
export type CompanyOwnersEvents = "martillo-login-request";

/** Props of `CompanyOwners`: a callback for its event. */
export type CompanyOwnersProps = EventProps<CompanyOwnersEvents>;

/** Owners and employees of the signed-in person's company, who act for the account once they have accepted an invitation. */
export function CompanyOwners(props: CompanyOwnersProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-company-owners" part="base">
      <AccountGate emit={emit}>{() => <SignedInOwners />}</AccountGate>
    </section>
  );
}

function SignedInOwners() {
  return <CompanyOwnersView model={useCompanyOwners()} />;
}
