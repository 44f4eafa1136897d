import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { SignedInProfile } from "./SignedInProfile";

/** Names of the events that the widget tells. */
export type ProfileEvents = "martillo-login-request" | "martillo-profile-updated";

/** Props of `Profile`: how it begins, and a callback for each event. */
export interface ProfileProps extends EventProps<ProfileEvents> {
  /** Begins with the form. @default false */
  edit?: boolean;
}

/** The person as the house knows them: missing steps to bid, e-mail and phone with their codes, plan, name and address. */
export function Profile({ edit = false, ...events }: ProfileProps) {
  const emit = useWidgetEvents(events);
  return (
    <div className="martillo-root martillo-profile" part="base">
      <AccountGate emit={emit}>
        {(user) => <SignedInProfile user={user} emit={emit} startsEditing={edit} />}
      </AccountGate>
    </div>
  );
}
