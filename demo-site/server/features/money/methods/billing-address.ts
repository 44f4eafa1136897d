import {
  type CardAddress,
  cardAddressOf,
  type CardAddressPrefix,
  cardAddressProblems,
  isCardAddressEmpty,
} from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";

/**
 * The billing address that a call gives for a card, or null where it gives no part of one. Throws INVALID_INPUT for an address that is
 * half filled or wrong, with what is wrong by the names of its fields.
 */
export function billingAddressOf(
  input: Readonly<Record<string, unknown>>,
  prefix: CardAddressPrefix,
): CardAddress | null {
  const address = cardAddressOf((part) => {
    const value = input[`${prefix}${part}`];
    return typeof value === "string" ? value : "";
  });
  if (isCardAddressEmpty(address)) return null;
  const problems = Object.entries(cardAddressProblems(address, prefix));
  if (problems.length === 0) return address;
  const fields = Object.fromEntries(problems.map(([part, text]) => [`${prefix}${part}`, text]));
  throw new ApiFault("INVALID_INPUT", { fields });
}
