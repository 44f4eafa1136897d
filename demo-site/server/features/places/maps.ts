import { errorText } from "../../platform/call/log";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { SomeHandlers } from "../../platform/call/mount";
import type { MapsPort } from "../../ports/maps";

/** A service that is down is no fault of the caller's, and none of ours. */
async function ask<Answer>(
  { ports: { maps }, log }: CallContext,
  question: (maps: MapsPort) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(maps);
  } catch (error) {
    log.warn(errorText(error), "the maps service did not answer");
    throw new ApiFault("UNAVAILABLE");
  }
}

export const mapsHandlers = {
  "custom/placePredictions": async ({ text }, ctx) => ({
    predictions: await ask(ctx, (maps) => maps.predictions(text)),
  }),
  async "custom/placeDetails"({ place_id }, ctx) {
    const place = await ask(ctx, (maps) => maps.details(place_id));
    if (!place) throw new ApiFault("NOT_FOUND");
    return { place };
  },
  "custom/geocode": async ({ address }, ctx) => ({
    place: await ask(ctx, (maps) => maps.geocode(address)),
  }),
} satisfies SomeHandlers;
