import { useSession } from "martillo";
import { useEffect } from "react";

/** The answer to a sign-in names the user, but not the accounts that they may act for: the menu needs those. */
export function useOwnAccounts(): void {
  const { user, refresh } = useSession();
  const isTold = user === null || user.accounts !== undefined;
  useEffect(() => {
    if (!isTold) void refresh();
  }, [isTold, refresh]);
}
