import { useMemo } from "react";
import type { CallError } from "../../client";
import {
  customGeocode,
  customPlaceDetails,
  customPlacePredictions,
  type Place,
  type PlacePrediction,
} from "../../contract";
import { useRuntime } from "./provider";
import type { Runtime } from "../runtime";

/** Places as fields ask for them; a refusal is thrown. */
export interface PlaceCalls {
  predictions: (text: string, signal: AbortSignal) => Promise<readonly PlacePrediction[]>;
  details: (placeId: string, signal: AbortSignal) => Promise<Place | undefined>;
  geocode: (address: string, signal: AbortSignal) => Promise<Place | undefined>;
}

/** A call that was refused, for those who expect promises to say so. */
class Refused extends Error {
  constructor({ code, message }: CallError) {
    super(message);
    this.name = code;
  }
}

/** `usePlaces` outside components. */
export function placesBy({ call }: Pick<Runtime, "call">): PlaceCalls {
  return {
    async predictions(text, signal) {
      const result = await call(customPlacePredictions, { text }, { signal });
      if (!result.ok) throw new Refused(result.error);
      return result.data.predictions;
    },
    async details(placeId, signal) {
      const result = await call(customPlaceDetails, { place_id: placeId }, { signal });
      if (!result.ok) throw new Refused(result.error);
      return result.data.place;
    },
    async geocode(address, signal) {
      const result = await call(customGeocode, { address }, { signal });
      if (!result.ok) throw new Refused(result.error);
      return result.data.place ?? undefined;
    },
  };
}

/** The API's places for a `PlaceField`: `<PlaceField places={usePlaces()} … />`. */
export function usePlaces(): PlaceCalls {
  const runtime = useRuntime();
  return useMemo(() => placesBy(runtime), [runtime]);
}
