/** Of a phone: enough to know one's own. */
const SHOWN_DIGITS = 3;

/** Enough of an e-mail to know one's own: its first letter and its domain. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** The last digits of a phone. */
export function lastDigits(phone: string): string {
  return phone.slice(-SHOWN_DIGITS);
}
