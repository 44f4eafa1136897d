/** Where a seller is. */
export interface SellerPlace {
  /** In one line, town and province among it. */
  address: string;
  city: string;
  /** The province. */
  state: string;
}

const NAMES = new Intl.Collator("es", { sensitivity: "base", usage: "search" });

/**
 * Where a vehicle is collected: where its lot says that it stands. The seller's address takes its place where it says the same more exactly: the
 * lot names that town or province and nothing else, or nothing at all.
 */
export function pickupPlace(location: string, { address, city, state }: SellerPlace): string {
  if (address === "") return location;
  const named = location
    .split(/[,()/]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const known = [city, state].map((name) => name.trim());
  const isThere = named.every((part) => known.some((name) => NAMES.compare(name, part) === 0));
  return isThere ? address : location;
}
