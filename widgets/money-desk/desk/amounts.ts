import { parseCents, toDecimal } from "../../../src/domain";
import { formatMoney } from "../../../src/i18n";
import { centsOfText, textOfCents } from "../../../src/ui";

/** An amount of the wire, to the cent. */
export function money(decimal: string): string {
  return formatMoney(decimal, { whole: false });
}

/** An amount of the API in the given currency, to the cent. */
export function moneyIn(currency: string, decimal: string): string {
  const inEuro = money(decimal);
  return currency === "EUR" ? inEuro : `${inEuro.replace(/[\s€]/g, "")} ${currency}`;
}

/** The typed amount in the format of the API; undefined for a text that is no amount above zero. */
export function decimalOf(text: string): string | undefined {
  const cents = centsOfText(text);
  return cents === undefined || cents <= 0 ? undefined : toDecimal(cents);
}

/** An amount of the API as a person would type it. */
export function typed(decimal: string): string {
  return textOfCents(parseCents(decimal));
}

/** The phrase for what is no amount, or more than there is; undefined for an amount that may be sent. */
export function amountFault(text: string, most: string): "amountRule" | "amountMost" | undefined {
  const sum = decimalOf(text);
  if (sum === undefined) return "amountRule";
  return parseCents(sum) > parseCents(most) ? "amountMost" : undefined;
}
