import type { SellerProfile } from "../catalogue/sellers";
import type { Vehicle } from "../catalogue/vehicle";
import type { Today } from "../catalogue/vehicle";
import type { Random } from "../random";
import type { Noun } from "./words";

/** Everything that a paragraph may speak of. */
export interface Story {
  vehicle: Vehicle;
  noun: Noun;
  seller: SellerProfile;
  /** Where the vehicle stands. */
  town: string;
  province: string;
  hasIva: boolean;
  isAuction: boolean;
  today: Today;
  random: Random;
}

/** Age in years, as far as the month says. */
export function ageOf({ vehicle, today }: Story): number {
  return today.year - vehicle.year + (today.month - vehicle.month) / 12;
}
