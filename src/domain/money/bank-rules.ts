/** Fixed texts of the bank forms: names of phrases, and what is shown where there are none. */
export const BANK_TEXTS = {
  name: "Invalid Name!",
  account: "Invalid Account Number",
  accountPositive: "Positive Numbers Only Allowed",
  required: "Required!",
  routing: "Numbers Only Allowed",
  microDeposit: "Numbers only!",
} as const;

/** Letters; spaces, apostrophes and dashes between them. */
const HOLDER = /^\p{L}\p{M}*(?:[ '’-]?\p{L}\p{M}*)*$/u;
const HOLDER_LENGTH = { shortest: 2, longest: 50 };

/** The fault of the name of an account's holder, or null. */
export function bankHolderProblem(text: string): string | null {
  const name = text.trim();
  const { shortest, longest } = HOLDER_LENGTH;
  const isLong = name.length >= shortest && name.length <= longest;
  return isLong && HOLDER.test(name) ? null : BANK_TEXTS.name;
}

/** The fault of an account number, or null: it must have two digits at least, not all zero. */
export function accountNumberProblem(text: string): string | null {
  const number = text.trim();
  if (/^-\d+$/.test(number) || /^0+$/.test(number)) return BANK_TEXTS.accountPositive;
  return /^\d{2,}$/.test(number) ? null : BANK_TEXTS.account;
}

/** The fault of a routing number, or null. */
export function routingNumberProblem(text: string): string | null {
  return /^0*[1-9]\d*$/.test(text.trim()) ? null : BANK_TEXTS.routing;
}

/** The fault of the kind of an account's holder, or null. */
export function holderTypeProblem(text: string): string | null {
  return text === "individual" || text === "company" ? null : BANK_TEXTS.required;
}

/** An IBAN without spaces, in capitals. */
export function plainIban(text: string): string {
  return text.toUpperCase().replace(/\s/g, "");
}

/** Whether an IBAN has the check digits that its number asks for (ISO 13616, modulo 97); a Spanish one also its length. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.startsWith("ES") && !/^ES\d{22}$/.test(iban)) return false;
  // 00, 01 and 99 would fit by the sum, and are never given.
  const check = Number(iban.slice(2, 4));
  if (check < 2 || check > 98) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return digits.split("").reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** The fault of an IBAN, or null. */
export function ibanProblem(text: string): string | null {
  return isIban(text) ? null : BANK_TEXTS.account;
}

/** An IBAN in groups of four. */
export function formatIban(text: string): string {
  return (
    plainIban(text)
      .match(/.{1,4}/g)
      ?.join(" ") ?? ""
  );
}

/** Where a bank account stands. */
export const BANK_STATUSES = [
  "new",
  "verified",
  "verification_failed",
  "errored",
  "removed",
] as const;
/** Where a bank account stands. Only a verified one pays. */
export type BankStatus = (typeof BANK_STATUSES)[number];

/** Wrong tries after which the verification has failed. */
export const BANK_TRIES = 5;
/** So long the two deposits may be told. */
export const BANK_VERIFY_MS = 10 * 86_400_000;
/** Most that a small deposit may be, in cents. */
const LARGEST_MICRO_CENTS = 99;

/** Two different amounts from 1 to 99 cents. `draw(n)` gives a random integer from 0 to n − 1. */
export function microDeposits(draw: (below: number) => number): readonly [number, number] {
  const first = 1 + draw(LARGEST_MICRO_CENTS);
  const second = 1 + draw(LARGEST_MICRO_CENTS - 1);
  return [first, second >= first ? second + 1 : second];
}

/** Cents that a user means by "32", "0.32" or "0,32"; null for what is no number of cents: 'Numbers only!'. */
export function readMicroDeposit(text: string | number): number | null {
  const plain = String(text).trim().replace(",", ".");
  if (/^\d{1,2}$/.test(plain)) return Number(plain);
  const [, whole, cents] = /^(\d?)\.(\d{1,2})$/.exec(plain) ?? [];
  if (cents === undefined) return null;
  return Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}

/** A bank account that is being verified. */
export interface BankVerification {
  status: BankStatus;
  wrongTries: number;
  /** When the deposits were sent, in epoch milliseconds. */
  sentAtMs: number;
  amounts: readonly [number, number];
}

/** What a try to verify brings. */
export interface BankVerdict {
  status: BankStatus;
  wrongTries: number;
  refusal: { code: "BANK_VERIFY_WRONG"; triesLeft: number } | { code: "BANK_VERIFY_LOCKED" } | null;
}

/** Compares the two amounts, in any order. The fifth wrong try and the tenth day end it. */
export function verifyBank(
  bank: BankVerification,
  told: readonly [number, number],
  nowMs: number,
): BankVerdict {
  const { status, wrongTries } = bank;
  if (status === "verified") return { status, wrongTries, refusal: null };
  const failed = {
    status: "verification_failed",
    refusal: { code: "BANK_VERIFY_LOCKED" },
  } as const;
  if (status !== "new") return { status, wrongTries, refusal: failed.refusal };
  if (isVerificationOver(bank, nowMs)) return { ...failed, wrongTries };
  const isRight = told.toSorted(byCents).join() === bank.amounts.toSorted(byCents).join();
  if (isRight) return { status: "verified", wrongTries, refusal: null };
  const triesLeft = BANK_TRIES - wrongTries - 1;
  if (triesLeft <= 0) return { ...failed, wrongTries: wrongTries + 1 };
  const refusal = { code: "BANK_VERIFY_WRONG", triesLeft } as const;
  return { status, wrongTries: wrongTries + 1, refusal };
}

/** Whether a new account can be verified no more, so that it is `verification_failed`. */
export function isVerificationOver(
  bank: Pick<BankVerification, "wrongTries" | "sentAtMs">,
  nowMs: number,
): boolean {
  return bank.wrongTries >= BANK_TRIES || nowMs - bank.sentAtMs >= BANK_VERIFY_MS;
}

/** What else happens to a bank account: its provider reports a fault, or its owner removes it. Null where that changes nothing. */
export function nextBank(from: BankStatus, event: "error" | "remove"): BankStatus | null {
  if (from === "removed") return null;
  if (event === "remove") return "removed";
  return from === "errored" ? null : "errored";
}

function byCents(a: number, b: number): number {
  return a - b;
}
