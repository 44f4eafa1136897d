import type { CardAddress } from "./card-address";

/** An address by the names that the calls of cards at the provider have for its parts. */
export function cardAddressFields({
  line1,
  line2,
  zip,
  city,
  state,
  country,
}: Partial<CardAddress>) {
  return {
    card_address_line1: line1,
    card_address_line2: line2,
    card_address_zip: zip,
    card_address_city: city,
    card_address_state: state,
    card_address_country: country,
  };
}

/** An address by the names that the calls of cards in the vault have for its parts. */
export function vaultAddressFields({
  line1,
  line2,
  zip,
  city,
  state,
  country,
}: Partial<CardAddress>) {
  return {
    address_line1: line1,
    address_line2: line2,
    address_zip: zip,
    address_city: city,
    address_state: state,
    address_country: country,
  };
}
