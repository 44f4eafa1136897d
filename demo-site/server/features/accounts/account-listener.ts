import type { Services } from "../../platform/call/context";
import type { Db } from "../../platform/db/db";
import { clearWaysIn } from "./password-repository";

/** What a feature does when an account changes hands. It says so in its index, as `accountListeners`. */
export interface AccountListener {
  /** Takes away what lets others act for the account, or the account for others. */
  closeWaysIn?(t: Db, userId: number): Promise<void>;
  /** Deletes what the maker of an unused account left there: the account becomes another person's, as if it were new. */
  makeAnew?(t: Db, userId: number): Promise<void>;
}

declare module "../../platform/call/context" {
  interface Services {
    accountListeners: readonly AccountListener[];
  }
}

export type AccountTools = Pick<Services, "db" | "accountListeners">;

/**
 * A person proves to hold the e-mail of an account that had never shown it. Another person may have made the account, and would still get
 * in by the ways that stand here: another phone, another Google account, others that act for it, pages of partners.
 */
export async function closeOtherWaysIn(
  { db, accountListeners }: AccountTools,
  userId: number,
): Promise<void> {
  await clearWaysIn(db, userId);
  for (const { closeWaysIn } of accountListeners) await closeWaysIn?.(db, userId);
}
