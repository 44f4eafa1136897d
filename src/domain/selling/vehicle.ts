import { fieldsWith } from "../../contract/lots/fields";
import { localTime } from "../local-time";

/** A chassis has 17 characters since ISO 3779; I, O and Q would be read as figures. */
const VIN = /^[A-HJ-NPR-Z\d]{17}$/;
/** Before, each maker numbered as it pleased. */
const OLD_VIN = /^(?=.*\d)[A-Z\d/*]{1,25}$/;
const FIRST_YEAR_OF_VINS = 1981;

/** Whether a text is the number of a chassis, of a vehicle of that year; where the year is unknown, of one of today. */
export function isVin(text: string, year: number | null = null): boolean {
  return (year !== null && year < FIRST_YEAR_OF_VINS ? OLD_VIN : VIN).test(text);
}

/** The number of a chassis or a plate as it is compared: in capitals, without what people put between; null for nothing. */
export function vehicleNumber(text: string | null): string | null {
  return text?.toUpperCase().replace(/[\s.\p{Pd}]+/gu, "") || null;
}

/** The last year in which a vehicle can have been registered: makers name theirs a year ahead. */
export function lastYear(nowMs: number): number {
  return localTime(nowMs).year + 1;
}

/** The fields that every lot needs to be published, in every kind of sale; its price, dates and photos have rules of their own. */
export const LOT_REQUIRED = ["title", ...fieldsWith({ isRequired: true })] as const;
