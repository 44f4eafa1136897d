import type { ReactNode } from "react";
import { mayDo, type Scope, type SellerPermission, type User } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { type Emit, usePageScopes, useSession } from "../../src/state";
import { type Chunk, defineChunk, useChunk } from "../../src/late";
import { ErrorState, Skeleton } from "../../src/ui";
import { accountMessages } from "./account.messages";
import { SignInNotice } from "./SignInNotice";
import type { HousePage } from "./house-page";

/** Only pages of partners and people who work for a seller need it. */
const elsewhereChunk = defineChunk(() => import("./ElsewhereNotice"));

/** Shows what belongs to a person once it is known who that is, and a way in to everybody else. */
export function AccountGate({
  emit,
  house,
  scope,
  needs,
  children,
}: {
  emit: Emit;
  /** Where the auction house shows it: it is not for pages of others. */
  house?: HousePage;
  /** What a page of others must be allowed for it. */
  scope?: Scope;
  /** What a person who works for a seller must have been allowed for it. */
  needs?: SellerPermission | undefined;
  children: (user: User) => ReactNode;
}) {
  const { status, user } = useSession();
  const scopes = usePageScopes();
  const missing = scope && scopes && !scopes.includes(scope) ? scope : undefined;
  if (user && scopes && (house || missing)) return <Elsewhere {...{ house, missing, emit }} />;
  if (user && needs && !mayDo(user, needs)) {
    return (
      <LateAccount chunk={elsewhereChunk}>
        {({ PermissionNotice }) => <PermissionNotice />}
      </LateAccount>
    );
  }
  if (user) return children(user);
  return status === "guest" ? <SignInNotice emit={emit} /> : <AccountSkeleton />;
}

interface ElsewhereProps {
  house: HousePage | undefined;
  /** What the page is not allowed. */
  missing: Scope | undefined;
  emit: Emit;
}

function Elsewhere({ house, missing, emit }: ElsewhereProps) {
  return (
    <LateAccount chunk={elsewhereChunk}>
      {({ HouseNotice, ScopeNotice }) =>
        house ? <HouseNotice {...house} /> : missing && <ScopeNotice scope={missing} emit={emit} />
      }
    </LateAccount>
  );
}

/** What only people who are signed in see: guests do not fetch its code. */
export function LateAccount<Module>({
  chunk,
  failed,
  children,
}: {
  chunk: Chunk<Module>;
  /** Said where it did not come. @default that this part could not be loaded */
  failed?: string;
  children: (module: Module) => ReactNode;
}) {
  const t = useMessages(accountMessages);
  const { module, hasFailed } = useChunk(chunk, true);
  if (module) return children(module);
  if (!hasFailed) return <AccountSkeleton />;
  return <ErrorState title={failed ?? t("notLoaded")} onRetry={() => void chunk.load()} />;
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
