/** Rules of an address without zod, for forms that tell them while somebody types. */
const LOCAL_PART = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]$/;
/** Labels of 63 letters, digits and hyphens at most, which neither begin nor end with a hyphen; the last one is a top-level domain. */
const DOMAIN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
/** Characters of an address at most. */
export const LONGEST_EMAIL = 250;

/** What an address fails by: its form, or the domain that it is at. */
export type EmailFault = "format" | "domain";

/** What the fixed texts of the two are. */
export const EMAIL_TEXTS: Readonly<Record<EmailFault, string>> = {
  format: "Invalid email format",
  domain: "Invalid Email Format",
};

/** What is wrong with an address, or null; spaces around it are the caller's to take off. */
export function emailFault(text: string): EmailFault | null {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  if (text.length > LONGEST_EMAIL || at < 1 || domain === "") return "format";
  if (!LOCAL_PART.test(text.slice(0, at))) return "format";
  return DOMAIN.test(domain) ? null : "domain";
}
