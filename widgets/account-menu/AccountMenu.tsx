import { useMessages } from "../../src/i18n";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate } from "../account";
import { accountMenuMessages } from "./account-menu.messages";
import { SignedInMenu } from "./SignedInMenu";

/** Names of the events that the widget tells. */
export type AccountMenuEvents =
  | "martillo-login-request"
  | "martillo-logout-request"
  | "martillo-logged-out";

/** Props of `AccountMenu`: the page that is shown, and a callback for each event. */
export interface AccountMenuProps extends EventProps<AccountMenuEvents> {
  /** Path of the page that is shown, e.g. `/auctions/won`; its entry is marked. */
  current?: string;
  /** Folds the entries away behind a button, for narrow places. @default false */
  collapsible?: boolean;
}

/** The account's menu: the signed-in person, the pages with the number of open tasks, and the sign-out. */
export function AccountMenu({ current, collapsible = false, ...events }: AccountMenuProps) {
  const t = useMessages(accountMenuMessages);
  const emit = useWidgetEvents(events);
  return (
    <nav className="martillo-root martillo-account-menu" part="base" aria-label={t("label")}>
      <AccountGate emit={emit}>
        {(user) => (
          <SignedInMenu user={user} emit={emit} current={current} collapsible={collapsible} />
        )}
      </AccountGate>
    </nav>
  );
}
