import { type User, userDecryptProfile } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type Emit, useHouse, useQuery } from "../../src/state";
import { ErrorState } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { notificationsMessages } from "./notifications.messages";
import { PreferenceForm } from "./PreferenceForm";

export interface OwnNotificationsProps {
  user: User;
  emit: Emit;
  hasTitle: boolean;
}

/** The preferences of the account: loading, failed, or in their form. */
export function OwnNotifications({ user, emit, hasTitle }: OwnNotificationsProps) {
  const t = useMessages(notificationsMessages);
  // A form that the user is filling in must not change by itself.
  const profile = useQuery(userDecryptProfile, {}, { refreshOnFocus: false });
  const house = useHouse();
  const error = profile.error ?? house.error;
  const own = profile.data;
  return (
    <>
      {hasTitle && (
        <h2 className="martillo-account-title" part="title">
          {t("title")}
        </h2>
      )}
      {own && house.defaults ? (
        <PreferenceForm
          user={user}
          emit={emit}
          preferences={own.preferences}
          onSaved={(preferences) => profile.put({ ...own, preferences })}
          house={house.defaults}
        />
      ) : error ? (
        <ErrorState
          title={error.message}
          next={error.next}
          isRetrying={profile.isValidating || house.isAsking}
          onRetry={() => {
            profile.retry();
            void house.read();
          }}
        />
      ) : (
        <AccountSkeleton />
      )}
    </>
  );
}
