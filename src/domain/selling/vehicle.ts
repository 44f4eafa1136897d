import { localTime } from "../local-time";

/** A chassis has 17 characters; I, O and Q would be read as figures. */
const VIN = /^[A-HJ-NPR-Z\d]{17}$/;

/** Whether a text is the number of a chassis. */
export function isVin(text: string): boolean {
  return VIN.test(text);
}

/** The number of a chassis or a plate as it is compared: in capitals, without what people put between; null for nothing. */
export function vehicleNumber(text: string | null): string | null {
  return text?.toUpperCase().replace(/[\s.-]+/g, "") || null;
}

/** The last year in which a vehicle can have been registered: makers name theirs a year ahead. */
export function lastYear(nowMs: number): number {
  return localTime(nowMs).year + 1;
}

/** What a lot is not published without, whatever its kind of sale; its price, dates and photos have rules of their own. */
export const LOT_REQUIRED = ["title", "category", "brand", "model"] as const;
