import type { ReactNode } from "react";
import type { Scope, User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type Emit, usePageScopes, useSession } from "../../src/state";
import { Skeleton } from "../../src/ui";
import { accountMessages } from "./account.messages";
import { HouseNotice, ScopeNotice } from "./ElsewhereNotice";
import { SignInNotice } from "./SignInNotice";

/** Shows what belongs to a person once it is known who that is, and a way in to everybody else. */
export function AccountGate({
  emit,
  house,
  scope,
  children,
}: {
  emit: Emit;
  /** Where the auction house shows it: it is not for pages of others. */
  house?: string;
  /** What a page of others must be allowed for it. */
  scope?: Scope;
  children: (user: User) => ReactNode;
}) {
  const { status, user } = useSession();
  const scopes = usePageScopes();
  if (user && scopes && house !== undefined) return <HouseNotice path={house} />;
  if (user && scopes && scope && !scopes.includes(scope)) {
    return <ScopeNotice scope={scope} emit={emit} />;
  }
  if (user) return children(user);
  return status === "guest" ? <SignInNotice emit={emit} /> : <AccountSkeleton />;
}

/** Lines in place of an account's data. */
export function AccountSkeleton() {
  const t = useMessages(accountMessages);
  return (
    <div className="martillo-account-skeleton" part="skeleton" role="status">
      <span className="martillo-visually-hidden">{t("loading")}</span>
      <Skeleton width="45%" height="28px" />
      <Skeleton height="44px" radius="m" />
      <Skeleton height="44px" radius="m" />
      <Skeleton height="44px" radius="m" />
    </div>
  );
}
