const VALUES = 10;
/** Bytes from here on would make the low digits likelier. */
const FAIR_BELOW = 250;

/** Digits that no person can foresee, each as likely as the others. */
export function randomDigits(count: number): string {
  let digits = "";
  while (digits.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * count))) {
      if (byte < FAIR_BELOW && digits.length < count) digits += String(byte % VALUES);
    }
  }
  return digits;
}
