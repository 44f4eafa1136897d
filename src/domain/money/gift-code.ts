import { plainCode } from "../../contract/plain-text";
/** Crockford's base32: digits and letters without I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_LENGTH = 16;
const GROUP_LENGTH = 4;
/** Crockford's check value is modulo a prime above 32: one wrong character or two exchanged ones are always found. */
const CHECK_MODULUS = 37;

/** How often a person may guess, counted by account and by address. */
export const GIFT_CODE_TRIES = { most: 10, perMs: 3_600_000 } as const;

/**
 * A new code: 15 characters of 5 random bits and a check character. `draw` gives a random integer from 0 to 31, each as likely as the
 * others, from a source that cannot be guessed. Codes whose check would need a character outside the 32 are drawn again.
 */
export function newGiftCode(draw: () => number): string {
  for (;;) {
    const values = Array.from({ length: CODE_LENGTH - 1 }, draw);
    const check = checkOf(values);
    const all = [...values, check].map((value) => ALPHABET[value]);
    if (check < ALPHABET.length && !all.includes(undefined)) return all.join("");
    if (values.some((value) => ALPHABET[value] === undefined)) {
      throw new RangeError("martillo: a draw is an integer from 0 to 31");
    }
  }
}

/**
 * The code that a user means: case, spaces and dashes do not matter, O is 0, I and L are 1. Null for what cannot be a code: told in the
 * same words as one that was never issued.
 */
export function parseGiftCode(text: string): string | null {
  const plain = plainCode(text).toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
  const values = Array.from(plain, (character) => ALPHABET.indexOf(character));
  if (values.length !== CODE_LENGTH || values.includes(-1)) return null;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? plain : null;
}

/** A code as it is written on a card: four groups of four. */
export function formatGiftCode(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP_LENGTH}}`, "g"))?.join("-") ?? "";
}

/** The number that the characters write, modulo 37. */
function checkOf(values: readonly number[]): number {
  return values.reduce((rest, value) => (rest * ALPHABET.length + value) % CHECK_MODULUS, 0);
}

/** Where a gift card stands. Each is redeemed whole, once. */
export type GiftCardStatus = "active" | "redeemed" | "expired" | "void";

/** Why a gift card is not redeemed, or null. An unknown one, one that was made void and a malformed code get the same answer. */
export function refuseGiftCard(
  card: {
    status: GiftCardStatus;
    /** Null: it never expires. */ expiresAtMs: number | null;
  } | null,
  nowMs: number,
): "GIFT_CARD_INVALID" | "GIFT_CARD_USED" | "GIFT_CARD_EXPIRED" | null {
  if (card === null || card.status === "void") return "GIFT_CARD_INVALID";
  if (card.status === "redeemed") return "GIFT_CARD_USED";
  const isOver = card.expiresAtMs !== null && nowMs >= card.expiresAtMs;
  return card.status === "expired" || isOver ? "GIFT_CARD_EXPIRED" : null;
}
