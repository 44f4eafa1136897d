import { type User, type UserAddress, userUserAddress } from "../../src/contract";
import { type CardAddress, cardAddressOf } from "../../src/domain/money/card-address";
import { useQuery, useSession } from "../../src/state";

/** Country of the house, and of an address until another is chosen. */
const HOUSE_COUNTRY = "ES";

/**
 * The address that a new card's form begins with: the one of the profile where it has a street, else the usual one of the address book.
 * What neither has is empty. Undefined while the book is read.
 */
export function useOwnAddress(): CardAddress | undefined {
  const { user } = useSession();
  const hasStreet = Boolean(user?.address1);
  const { data: book, error } = useQuery(userUserAddress, hasStreet ? null : { action: "list" });
  if (!hasStreet && !book && !error) return undefined;
  const usual = book?.records.find(({ is_default }) => is_default === 1) ?? book?.records[0];
  return toCardAddress(hasStreet ? user : (usual ?? user));
}

function toCardAddress(from: User | UserAddress | undefined | null): CardAddress {
  const country = from?.country ?? "";
  const known: CardAddress = {
    line1: from?.address1 ?? "",
    line2: from?.address2 ?? "",
    zip: from?.zip ?? "",
    city: from?.city ?? "",
    state: from?.state ?? "",
    country: /^[A-Z]{2}$/.test(country) ? country : HOUSE_COUNTRY,
  };
  return cardAddressOf((part) => known[part]);
}
