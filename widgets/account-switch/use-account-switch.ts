import { useEffect, useState } from "react";
import { type ActableAccount, userSwitchuser } from "../../src/contract";
import { accountName } from "../../src/domain";
import { LOGIN_PAGE } from "../../src/paths/pages";
import { type CallError, type Emit, useRuntime, useSession } from "../../src/state";

/** One line of the list. */
export interface AccountLine {
  id: number;
  name: string;
  email: string | undefined;
  /** What the person is to it. */
  role: ActableAccount["role"] | "self";
  isCurrent: boolean;
  isBusy: boolean;
  choose: () => void;
}

/** Everything that the view shows. */
export type AccountSwitchModel =
  | { status: "loading" }
  | { status: "guest"; loginUrl: string; askLogin: () => boolean }
  | {
      status: "ready";
      /** Name of the account that is acted for; undefined for one's own. */
      actingFor: string | undefined;
      error: CallError | undefined;
      accounts: readonly AccountLine[];
    };

/** The accounts that the user may act for, and the switch to one of them or back to the own account. */
export function useAccountSwitch(emit: Emit): AccountSwitchModel {
  const { call, urlTo } = useRuntime();
  const session = useSession();
  const { user, refresh } = session;
  const [chosen, setChosen] = useState<number>();
  const [error, setError] = useState<CallError>();
  const isToldAccounts = user?.accounts !== undefined;

  // The answer to a sign-in names the user, but none of the other accounts.
  useEffect(() => {
    if (user && !isToldAccounts) void refresh();
  }, [user, isToldAccounts, refresh]);

  async function choose(id: number | undefined, line: number) {
    if (chosen !== undefined) return;
    setChosen(line);
    setError(undefined);
    // The answer's token is in force when this comes back.
    const result = await call(userSwitchuser, id === undefined ? {} : { id }, {
      inline: true,
    });
    setChosen(undefined);
    if (result.ok) emit("martillo-account-switched", { userId: result.data.user.id });
    else setError(result.error);
  }

  if (session.status === "unknown") return { status: "loading" };
  if (!user) {
    return {
      status: "guest",
      loginUrl: urlTo(LOGIN_PAGE),
      askLogin: () => emit("martillo-login-request", { reason: "account" }),
    };
  }
  if (!user.accounts) return { status: "loading" };
  const actor = user.acted_by ?? undefined;
  const own = actor ?? { id: user.id, name: accountName(user) };
  const line = (account: Pick<AccountLine, "id" | "name" | "email" | "role">): AccountLine => ({
    ...account,
    isCurrent: account.id === user.id,
    isBusy: account.id === chosen,
    choose: () => void choose(account.role === "self" ? undefined : account.id, account.id),
  });
  return {
    status: "ready",
    actingFor: actor && accountName(user),
    error,
    accounts: [
      line({ ...own, email: actor ? undefined : user.email, role: "self" }),
      ...user.accounts.filter(({ id }) => id !== own.id).map(line),
    ],
  };
}
