import { useSession } from "martillo";
import { useEffect } from "react";

/** A sign-in says who somebody is, and nothing of the accounts that they may act for: the menu needs to know. */
export function useOwnAccounts(): void {
  const { user, refresh } = useSession();
  const isTold = user === null || user.accounts !== undefined;
  useEffect(() => {
    if (!isTold) void refresh();
  }, [isTold, refresh]);
}
