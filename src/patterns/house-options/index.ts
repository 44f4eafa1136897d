export { type HouseOption, useHouseOptions } from "./use-house-options";
