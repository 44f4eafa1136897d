import { isPostalCodeOf, POSTAL_CODE_TEXT } from "../../contract/places/postal-code";
import { plainText } from "../../contract/plain-text";
import { isBlank } from "../field-rules";
import { CARD_TEXTS } from "./card-rules";

/** Parts of a billing address, in the order in which forms ask for them. */
export const CARD_ADDRESS_PARTS = ["line1", "line2", "zip", "city", "state", "country"] as const;

/** One part of a billing address. */
export type CardAddressPart = (typeof CARD_ADDRESS_PARTS)[number];

/** The billing address of a card; `country` is a code of ISO 3166, such as ES. */
export type CardAddress = Record<CardAddressPart, string>;

/** How calls and forms begin the names of the parts: of a card at the provider, and of one in the vault. */
export type CardAddressPrefix = "card_address_" | "address_";

/** An address as it is kept, from what `read` knows of each part. */
export function cardAddressOf(read: (part: CardAddressPart) => string): CardAddress {
  return {
    line1: plainText(read("line1")),
    line2: plainText(read("line2")),
    zip: plainText(read("zip")),
    city: plainText(read("city")),
    state: plainText(read("state")),
    country: plainText(read("country")).toUpperCase(),
  };
}

/** Whether no part of an address is given. */
export function isCardAddressEmpty(address: CardAddress): boolean {
  return CARD_ADDRESS_PARTS.every((part) => isBlank(address[part]));
}

/** The faults of a billing address, by its part; parts that are right are left out. `prefix` tells where the card is kept. */
export function cardAddressProblems(
  address: CardAddress,
  prefix: CardAddressPrefix,
): Partial<Record<CardAddressPart, string>> {
  const found = CARD_ADDRESS_PARTS.map((part) => [part, problemOf(address, part, prefix)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

function problemOf(
  address: CardAddress,
  part: CardAddressPart,
  prefix: CardAddressPrefix,
): string | null {
  if (part === "line2") return null;
  if (part === "zip") return zipProblem(address, prefix);
  if (isBlank(address[part])) return CARD_TEXTS.required;
  return part === "country" && !/^[A-Z]{2}$/.test(address.country) ? CARD_TEXTS.country : null;
}

/** The vault takes few kinds of postal codes; a provider takes what the country writes, spaces included. */
function zipProblem({ zip, country }: CardAddress, prefix: CardAddressPrefix): string | null {
  if (prefix === "address_") return vaultZipProblem(zip, country);
  if (isBlank(zip)) return CARD_TEXTS.required;
  return isPostalCodeOf(zip, country) ? null : POSTAL_CODE_TEXT;
}

function vaultZipProblem(text: string, country: string): string | null {
  const zip = plainText(text);
  if (zip === "") return CARD_TEXTS.required;
  if (!/^[a-z\d-]+$/i.test(zip)) return CARD_TEXTS.zipCharacters;
  if (zip.length > 10) return CARD_TEXTS.zipLongest;
  if (zip.length < 4) return CARD_TEXTS.zipShortest;
  return isPostalCodeOf(zip, country) ? null : POSTAL_CODE_TEXT;
}
