import { type Db, sqlState } from "../../platform/db/db";
import type { ServerConfig } from "../../platform/call/config";
import { ApiFault } from "../../platform/call/fault";
import { markVerifiedContact } from "./user-repository";

/** The contacts that a person has shown to be theirs. */
export interface Verified {
  /** In lower case. */
  email?: string;
  /** E.164. */
  phone?: string;
}

const UNIQUE_VIOLATION = "23505";

/**
 * Makes a verified e-mail or phone the account's own. The first one makes the account active and, where the house lets verified accounts
 * bid, lets it bid; later ones never give back what staff have taken. Throws EMAIL_TAKEN or PHONE_TAKEN where another account has it.
 */
export async function markVerified(
  { db, config }: { db: Db; config: Pick<ServerConfig, "newAccounts"> },
  userId: number,
  { email, phone }: Verified,
): Promise<void> {
  try {
    await markVerifiedContact(db, {
      userId,
      email: email ?? null,
      phone: phone ?? null,
      approves: config.newAccounts === "verified",
    });
  } catch (error) {
    throw takenFault(error) ?? error;
  }
}

/** The refusal behind a violated constraint of an e-mail or a verified phone, if it is one. */
export function takenFault(error: unknown): ApiFault | null {
  if (sqlState(error) !== UNIQUE_VIOLATION) return null;
  const isPhone = String((error as { constraint?: string }).constraint).includes("phone");
  return new ApiFault(isPhone ? "PHONE_TAKEN" : "EMAIL_TAKEN");
}
