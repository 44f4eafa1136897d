import { BANK_TRIES, isIban, plainIban } from "martillo/domain";
import { ProviderRefused, type BankAccount, type BankFacts } from "..";
import type { Behaviour, Source } from "./decide";
import type { Tools } from "./sandbox-repository";

/** Accounts that are known from the tests of a large provider; any other pays. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  "000111111113": "bank_closed",
  "000111111116": "bank_no_funds",
};

const BANK = "Banco de pruebas";

/** The facts that are kept of an account; not its number. Throws ProviderRefused. */
export async function accountSource(
  tools: Tools,
  account: BankAccount,
): Promise<Source & { facts: BankFacts }> {
  const number = numberOf(account);
  const routingNumber = "iban" in account ? null : account.routingNumber;
  const facts: BankFacts = {
    kind: "bank",
    methodId: null,
    bankName: BANK,
    last4: number.slice(-4),
    routingNumber,
    fingerprint: await tools.fingerprint(`bank ${routingNumber ?? ""} ${number}`),
    holderName: account.holderName,
    holderType: account.holderType,
    country: account.country.toUpperCase(),
    currency: account.currency.toUpperCase(),
    status: "new",
    triesLeft: BANK_TRIES,
  };
  return { facts, behaviour: BEHAVIOURS[number] ?? "bank_pays" };
}

function numberOf(account: BankAccount): string {
  if ("iban" in account) {
    if (isIban(account.iban)) return plainIban(account.iban);
    throw new ProviderRefused("invalid", "that is no IBAN");
  }
  const { accountNumber, routingNumber } = account;
  if (/^\d{4,17}$/.test(accountNumber) && /^\d{9}$/.test(routingNumber)) return accountNumber;
  throw new ProviderRefused("invalid", "that is no account");
}
