/** Countries, states, cities, and places by what a person types. */
import { geographyHandlers } from "./geography";
import { mapsHandlers } from "./maps";

/** What answers the calls of this feature, by wire name. */
export const calls = { ...geographyHandlers, ...mapsHandlers };
