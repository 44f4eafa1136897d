/** What a debit does to the balance as it is shown: 1 raises it, -1 lowers it. */
export type NormalSide = 1 | -1;

interface KindRules {
  normal: NormalSide;
  /** Whether the balance may never be less than 0. Only such accounts are locked and keep a running balance. */
  floored: boolean;
}

const DEBIT = 1;
const CREDIT = -1;

/** Accounts of which there is one for each thing or person. */
const KINDS_WITH_REF = {
  /** What a provider holds for the house. */
  provider: { normal: DEBIT, floored: false },
  /** What the buyer still owes of an invoice. */
  invoice: { normal: DEBIT, floored: true },
  /** What a person owes after a chargeback. */
  debt: { normal: DEBIT, floored: true },
  /** What a seller has collected in the house's name, or owes of its commission. */
  owes: { normal: DEBIT, floored: true },
  /** Paid in, can go back. */
  wallet: { normal: CREDIT, floored: true },
  /** Gift cards and promotions: can be spent, is never paid out. */
  bonus: { normal: CREDIT, floored: true },
  /** One bid deposit. */
  held: { normal: CREDIT, floored: true },
  /** One gift card, issued and not redeemed. */
  gift: { normal: CREDIT, floored: true },
  /** One refund on its way to a card or a bank. */
  returning: { normal: CREDIT, floored: true },
  /** The seller's part of an invoice until it is settled. */
  share: { normal: CREDIT, floored: true },
  /** Payable to a seller. */
  seller: { normal: CREDIT, floored: true },
} as const satisfies Readonly<Record<string, KindRules>>;

/** Accounts of which there is one. */
const SINGLE_KINDS = {
  "bank:house": { normal: DEBIT, floored: false },
  /** Money that came and fits nothing. */
  unallocated: { normal: CREDIT, floored: true },
  /** Output VAT. */
  "house:vat": { normal: CREDIT, floored: false },
  /** Sums that the house pays in the buyer's name. */
  "house:disbursed": { normal: CREDIT, floored: false },
  "house:plans": { normal: CREDIT, floored: false },
  /** Premium, fees, storage. */
  "house:services": { normal: CREDIT, floored: false },
  /** What the house takes of the prices of sellers. */
  "house:commissions": { normal: CREDIT, floored: false },
  "house:forfeits": { normal: CREDIT, floored: false },
  /** What providers charge. */
  "house:fees": { normal: DEBIT, floored: false },
  "house:promotions": { normal: DEBIT, floored: false },
  "house:chargebacks": { normal: DEBIT, floored: false },
} as const satisfies Readonly<Record<string, KindRules>>;

type KindWithRef = keyof typeof KINDS_WITH_REF;
type SingleKind = keyof typeof SINGLE_KINDS;

/** What an account is for. */
export type AccountKind = KindWithRef | SingleKind;

/** All kinds of accounts, as a list. */
export const ACCOUNT_KINDS = [
  ...Object.keys(KINDS_WITH_REF),
  ...Object.keys(SINGLE_KINDS),
] as readonly AccountKind[];

type NameInEuro = SingleKind | `${KindWithRef}:${string}`;

/** `wallet:7`, `invoice:120`, `provider:stripe`, `house:vat`; in another currency than the euro `unallocated@USD`, `provider:stripe@USD`. */
export type AccountName = NameInEuro | `${NameInEuro}@${string}`;

/** The currency in which people have balances, and of an account that names no other. */
const OWN_CURRENCY = "EUR";

/**
 * What money in another currency may be in: it comes, waits for staff, and goes back as it came. Balances, deposits, invoices and income
 * are in euro alone.
 */
const FOREIGN_KINDS: ReadonlySet<AccountKind> = new Set<AccountKind>([
  "provider",
  "returning",
  "unallocated",
  "bank:house",
  "house:fees",
  "house:chargebacks",
]);

/** Id of a thing or person that money belongs to. Letters, digits and `_ . : -`, so that texts that are hashed stay unambiguous. */
export type LedgerId = number | string;

/** An account taken apart. */
export interface LedgerAccount {
  kind: AccountKind;
  /** Empty for accounts of which there is one. */
  ref: string;
  /** ISO 4217, as `EUR`. */
  currency: string;
  normal: NormalSide;
  /** Whether the balance may never be less than 0. */
  floored: boolean;
}

const REF = /^[\w.:-]{1,200}$/;

/** Id as text. Throws a RangeError for what would make keys or hashed texts ambiguous. */
export function refText(id: LedgerId): string {
  const text = String(id);
  if (!REF.test(text)) throw new RangeError(`martillo: not an id: ${JSON.stringify(text)}`);
  return text;
}

/** Name of the account of a thing or person. */
export function account<Kind extends KindWithRef>(kind: Kind, ref: LedgerId): `${Kind}:${string}` {
  return `${kind}:${refText(ref)}`;
}

/**
 * The account of the same kind and owner in a currency. Throws a RangeError for what is no currency, and for another one than the euro where
 * an account is in euro alone.
 */
export function inCurrency(name: AccountName, currency: string = OWN_CURRENCY): AccountName {
  const of = accountOf(name);
  if (of.currency === currency) return name;
  return nameOfAccount({ ...of, currency });
}

/** Name of an account that was taken apart. Throws as `accountOf` does. */
export function nameOfAccount({
  kind,
  ref,
  currency,
}: Pick<LedgerAccount, "kind" | "ref" | "currency">): AccountName {
  const inEuro = ref === "" ? kind : `${kind}:${ref}`;
  const name = (currency === OWN_CURRENCY ? inEuro : `${inEuro}@${currency}`) as AccountName;
  accountOf(name);
  return name;
}

/** Kind, owner, currency, side and floor of an account. Throws a RangeError for a name that no account can have. */
export function accountOf(name: AccountName): LedgerAccount {
  const [inEuro = "", foreign] = name.split(/@(.*)/s);
  const currency = foreign ?? OWN_CURRENCY;
  const of = accountInEuro(inEuro);
  const isPossible = foreign === undefined || (isForeign(foreign) && FOREIGN_KINDS.has(of.kind));
  if (!isPossible) throw new RangeError(`martillo: no such account: ${name}`);
  return { ...of, currency };
}

function isForeign(currency: string): boolean {
  return /^[A-Z]{3}$/.test(currency) && currency !== OWN_CURRENCY;
}

function accountInEuro(name: string): Omit<LedgerAccount, "currency"> {
  if (isSingle(name)) return { kind: name, ref: "", ...SINGLE_KINDS[name] };
  const colon = name.indexOf(":");
  const kind = name.slice(0, Math.max(0, colon));
  if (!isKindWithRef(kind)) throw new RangeError(`martillo: no such account: ${name}`);
  return { kind, ref: refText(name.slice(colon + 1)), ...KINDS_WITH_REF[kind] };
}

function isSingle(name: string): name is SingleKind {
  return Object.hasOwn(SINGLE_KINDS, name);
}

function isKindWithRef(kind: string): kind is KindWithRef {
  return Object.hasOwn(KINDS_WITH_REF, kind);
}
