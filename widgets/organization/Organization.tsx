import { ORGANIZATION_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { OrganizationView } from "./OrganizationView";
import { useOrganization, type OrganizationOptions } from "./use-organization";

/** Names of the events that the widget tells. */
export type OrganizationEvents = "martillo-login-request" | "martillo-permissions-changed";

/** Props of `Organization`: a callback for each event. */
export interface OrganizationProps extends EventProps<OrganizationEvents> {}

/** The people who work for the signed-in seller, and the permissions of each. */
export function Organization(props: OrganizationProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-organization" part="base">
      <AccountGate emit={emit} house={{ page: ORGANIZATION_PAGE }}>
        {() => <SignedIn emit={emit} />}
      </AccountGate>
    </section>
  );
}

function SignedIn(options: OrganizationOptions) {
  return <OrganizationView model={useOrganization(options)} />;
}
