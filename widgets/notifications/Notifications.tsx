import { useMessages } from "../../src/i18n";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { BELL, EmptyState } from "../../src/ui";
import { AccountGate } from "../account";
import { notificationsMessages } from "./notifications.messages";
import { OwnNotifications } from "./OwnNotifications";

/** Names of the events that the widget tells. */
export type NotificationsEvents = "martillo-login-request" | "martillo-preferences-updated";

/** Props of `Notifications`: a callback for each event. */
export interface NotificationsProps extends EventProps<NotificationsEvents> {
  /** Leaves the heading out where the page has one. @default false */
  hideTitle?: boolean;
}

/** The news that a user wants and by which medium, their language, time zone and theme. Selling accounts have none of it. */
export function Notifications({ hideTitle = false, ...events }: NotificationsProps) {
  const t = useMessages(notificationsMessages);
  const emit = useWidgetEvents(events);
  return (
    <div className="martillo-root martillo-notifications" part="base">
      <AccountGate emit={emit}>
        {(user) =>
          user.admin === 1 ? (
            <EmptyState icon={BELL} title={t("notForSellers")}>
              {t("notForSellersWhy")}
            </EmptyState>
          ) : (
            <OwnNotifications user={user} emit={emit} hasTitle={!hideTitle} />
          )
        }
      </AccountGate>
    </div>
  );
}
