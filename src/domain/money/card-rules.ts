import { HOUSE_ZONE, localTime, startOfDay } from "../local-time";

/** Fixed texts of the card forms: names of phrases, and what is shown where there are none. */
export const CARD_TEXTS = {
  number: "Invalid credit card number!",
  name: "The special characters and numbers are not allowed!",
  securityCode: "Invalid CVV!",
  required: "Required!",
  expiry: "Invalid expiry details",
  vaultFields: "Invalid Card Details. Please make sure you enter correct card details",
  vaultExpiry: "Invalid Expiry Details. Please make sure you enter correct card details",
  zipCharacters: "Only numbers, hyphen and alphabets allowed",
  zipLongest: "Maximum 10 characters",
  zipShortest: "Minimum 4 characters",
  country: "Elija un valor de la lista.",
} as const;

/** A card number without its spaces. */
export function plainCardNumber(text: string): string {
  return text.replace(/\s/g, "");
}

/** Whether the last digit of a number is the one that the others ask for (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
}

/** The fault of a card number, or null. */
export function cardNumberProblem(text: string): string | null {
  const digits = plainCardNumber(text);
  return /^\d{12,18}$/.test(digits) && passesLuhn(digits) ? null : CARD_TEXTS.number;
}

/** The fault of the name on a card, or null: it may have letters, spaces, dots, quotes, hyphens. */
export function cardNameProblem(text: string): string | null {
  const name = text.trim();
  return /^[\p{L}\p{M} .'"’-]+$/u.test(name) && /\p{L}/u.test(name) ? null : CARD_TEXTS.name;
}

/** The fault of a security code, or null. */
export function securityCodeProblem(text: string): string | null {
  return /^\d{3,4}$/.test(text.trim()) ? null : CARD_TEXTS.securityCode;
}

/** Month, from 1, and full year through which a card is good. */
export interface CardExpiry {
  month: number;
  year: number;
}

const YEARS_OFFERED = 25;

/** Years that a form offers: the current one, as it is in Madrid, and the 24 after it. */
export function expiryYears(nowMs: number): number[] {
  const { year } = localTime(nowMs, HOUSE_ZONE);
  return Array.from({ length: YEARS_OFFERED }, (_, index) => year + index);
}

/** Month and year as the payer has written them, `9` and `27` or `09` and `2027`; null for what is none. */
export function readExpiry(month: string | number, year: string | number): CardExpiry | null {
  const [monthText, yearText] = [String(month).trim(), String(year).trim()];
  if (!/^(0?[1-9]|1[0-2])$/.test(monthText) || !/^(\d{2}|\d{4})$/.test(yearText)) return null;
  const figure = Number(yearText);
  return { month: Number(monthText), year: yearText.length === 2 ? 2000 + figure : figure };
}

/** From when on a card is no longer good: the first of the month after, in Madrid. Epoch milliseconds. */
export function cardExpiresAt({ month, year }: CardExpiry): number {
  const isLast = month === 12;
  return startOfDay({ year: isLast ? year + 1 : year, month: isLast ? 1 : month + 1, day: 1 });
}

/** Whether a card is no longer good. */
export function isCardExpired(expiry: CardExpiry, nowMs: number): boolean {
  return nowMs >= cardExpiresAt(expiry);
}

/** The fault of the expiry in a form, or null: it is not chosen, not among the offered ones, or past. */
export function expiryProblem(
  month: string | number,
  year: string | number,
  nowMs: number,
): "missing" | "past" | null {
  const expiry = readExpiry(month, year);
  if (expiry === null || expiry.year > Math.max(...expiryYears(nowMs))) return "missing";
  return isCardExpired(expiry, nowMs) ? "past" : null;
}

/** So long before its expiry the owner of a card is told. */
export const EXPIRY_REMINDER_MS = 30 * 86_400_000;

/** When the owner is told that a card will expire, in epoch milliseconds. */
export function expiryReminderAt(expiry: CardExpiry): number {
  return cardExpiresAt(expiry) - EXPIRY_REMINDER_MS;
}

/** The issuer of a card, as its number says. */
export type CardBrand =
  | "visa"
  | "mastercard"
  | "amex"
  | "discover"
  | "diners"
  | "jcb"
  | "unionpay"
  | "maestro"
  | "unknown";

/** Ranges of the first digits, by their length; the first that fits is the brand. */
const BRANDS: readonly [brand: CardBrand, from: number, to: number][] = [
  ["visa", 4, 4],
  ["mastercard", 51, 55],
  ["mastercard", 2221, 2720],
  ["amex", 34, 34],
  ["amex", 37, 37],
  ["diners", 300, 305],
  ["diners", 3095, 3095],
  ["diners", 36, 36],
  ["diners", 38, 39],
  ["jcb", 3528, 3589],
  ["discover", 6011, 6011],
  ["discover", 644, 649],
  ["discover", 65, 65],
  ["unionpay", 62, 62],
  ["unionpay", 81, 81],
  ["maestro", 50, 50],
  ["maestro", 56, 58],
  ["maestro", 6, 6],
];

/** The brand of a card number, also of one that is being typed. */
export function cardBrand(number: string): CardBrand {
  const digits = plainCardNumber(number);
  const found = BRANDS.find(([, from, to]) => {
    const start = digits.slice(0, String(from).length);
    return start.length === String(from).length && Number(start) >= from && Number(start) <= to;
  });
  return found?.[0] ?? "unknown";
}

/** Where a saved card stands. */
export type CardStatus = "saving" | "active" | "expired" | "removed";

/** The status that a card has at a moment: its clock runs ahead of what is stored. */
export function cardStatusAt(stored: CardStatus, expiry: CardExpiry, nowMs: number): CardStatus {
  return stored === "active" && isCardExpired(expiry, nowMs) ? "expired" : stored;
}

/** A card that a user has saved. */
export interface SavedCard extends CardExpiry {
  id: string;
  isDefault: boolean;
  /** When it was saved, in epoch milliseconds. */
  savedAtMs: number;
  /** The same for the same number, also with another expiry. Null where the provider tells none. */
  fingerprint: string | null;
}

/** Which card is the default one when these are left: the one that is; else the newest that is not expired, else the newest; null for none. */
export function defaultCard(cards: readonly SavedCard[], nowMs: number): string | null {
  const newest = cards.toSorted((a, b) => b.savedAtMs - a.savedAtMs);
  const found =
    newest.find((card) => card.isDefault) ??
    newest.find((card) => !isCardExpired(card, nowMs)) ??
    newest[0];
  return found?.id ?? null;
}

/** The card that is the same as one which is being saved: it is kept, and its expiry updated. */
export function sameCard(
  cards: readonly SavedCard[],
  fingerprint: string | null,
): SavedCard | undefined {
  if (fingerprint === null) return undefined;
  return cards
    .filter((card) => card.fingerprint === fingerprint)
    .toSorted((a, b) => a.savedAtMs - b.savedAtMs)[0];
}

/** Most cards and bank accounts of one person. */
export const MOST_METHODS = 20;

/** Bids so recent keep the only card where it is. */
export const RECENT_BID_MS = 42 * 24 * 3_600_000;

/** Whether a user has bid in the last 42 days; exactly 42 × 24 h ago still counts. */
export function hasRecentBid(lastBidAtMs: number | null, nowMs: number): boolean {
  return lastBidAtMs !== null && nowMs - lastBidAtMs <= RECENT_BID_MS;
}

/** What decides whether a card may be deleted. */
export interface CardRemoval {
  id: string;
  /** All cards of its owner, this one among them. */
  cards: readonly SavedCard[];
  keptBy: "provider" | "vault";
  /** When the owner's last bid was, withdrawn ones included. */
  lastBidAtMs: number | null;
  /** A trial or a plan that renews is charged by card. */
  isPlanRenewing: boolean;
  /** A payment by this card is on its way. */
  isPaying: boolean;
  nowMs: number;
}

/** Why a card may not be deleted, or null. */
export function refuseCardRemoval(
  of: CardRemoval,
): "PAYMENT_IN_PROGRESS" | "DEFAULT_CARD_REQUIRED" | "CARD_IN_USE" | null {
  if (of.isPaying) return "PAYMENT_IN_PROGRESS";
  const others = of.cards.filter((card) => card.id !== of.id);
  const isLast = others.length === 0;
  const isNeeded = of.keptBy === "vault" || hasRecentBid(of.lastBidAtMs, of.nowMs);
  if (isLast && isNeeded) return "DEFAULT_CARD_REQUIRED";
  const hasOther = others.some((card) => !isCardExpired(card, of.nowMs));
  return of.isPlanRenewing && !hasOther ? "CARD_IN_USE" : null;
}
