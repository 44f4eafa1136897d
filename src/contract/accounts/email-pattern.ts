import { plainText } from "../plain-text";

/**
 * Rules of an address without zod, for forms that tell them while a visitor types. All characters that mailers take unquoted before the
 * sign (RFC 5322).
 */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Octets before the sign at most (RFC 5321). */
const LONGEST_LOCAL_PART = 64;
/** Labels of 63 letters, digits and hyphens at most, which neither begin nor end with a hyphen; the last one is a top-level domain. */
const DOMAIN =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/i;
/** A domain in letters of any language, which travels in those of ASCII. */
const INTERNATIONAL = /^(?=.*[^\0-\x7F])[\p{L}\p{M}\p{N}.-]+$/u;
/** Characters of an address at most. */
export const LONGEST_EMAIL = 250;

/** What an address fails by: its form, or the domain that it is at. */
export type EmailFault = "format" | "domain";

/** What the fixed texts of the two are. */
export const EMAIL_TEXTS: Readonly<Record<EmailFault, string>> = {
  format: "Invalid email format",
  domain: "Invalid Email Format",
};

/** An address as it is kept, compared and written to: in lower case, its domain in letters of ASCII (`xn--…`). */
export function plainEmail(text: string): string {
  const email = plainText(text).toLowerCase();
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + asciiDomain(email.slice(at));
}

function asciiDomain(domain: string): string {
  if (!INTERNATIONAL.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The fault of an address, or null. */
export function emailFault(text: string): EmailFault | null {
  const email = plainEmail(text);
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (email.length > LONGEST_EMAIL || at < 1 || at > LONGEST_LOCAL_PART || domain === "") {
    return "format";
  }
  if (!LOCAL_PART.test(email.slice(0, at))) return "format";
  return DOMAIN.test(domain) ? null : "domain";
}
