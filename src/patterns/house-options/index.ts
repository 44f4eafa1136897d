// Choices that the house keeps in tables.
export { type HouseOption, useHouseOptions } from "./use-house-options";
