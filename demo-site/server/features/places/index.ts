/** Countries, states, cities, and places by what somebody types. */
import { geographyHandlers } from "./geography";
import { mapsHandlers } from "./maps";

/** What answers the calls of this feature, by wire name. */
export const calls = { ...geographyHandlers, ...mapsHandlers };
