import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { IdentityCheckView } from "./IdentityCheckView";
import { useIdentityCheck } from "./use-identity-check";

/** Names of the events that the widget tells. */
export type IdentityCheckEvents = "martillo-login-request";

/** Props of `IdentityCheck`: a callback for its event. */
export type IdentityCheckProps = EventProps<IdentityCheckEvents>;

/** Says who the signed-in person is by a document, and has it checked. */
export function IdentityCheck(props: IdentityCheckProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-identity-check" part="base">
      <AccountGate emit={emit}>{() => <SignedInCheck />}</AccountGate>
    </section>
  );
}

function SignedInCheck() {
  return <IdentityCheckView model={useIdentityCheck()} />;
}
