import type { Place, PlacePrediction } from "../contract";
import type { Suggestion } from "./use-suggestions";
import { AutocompleteField, type AutocompleteFieldProps } from "./AutocompleteField";
import { usePlaceLookUp } from "./use-place-look-up";

/** Where places are asked for; a widget gives the calls of the API. A rejected promise is a failure. */
export interface PlaceSource {
  predictions: (text: string, signal: AbortSignal) => Promise<readonly PlacePrediction[]>;
  details: (placeId: string, signal: AbortSignal) => Promise<Place | undefined>;
  /** For a text that was typed to its end; left out, such texts stay as they are. */
  geocode?: (address: string, signal: AbortSignal) => Promise<Place | undefined>;
}

export interface PlaceFieldProps extends Omit<
  AutocompleteFieldProps,
  "load" | "onChoose" | "onLeave" | "chosenText" | "isQuiet"
> {
  /** It is the line of an address: a town that is chosen leaves it empty, and what no place is known for is no news. @default false */
  isLine?: boolean;
  places: PlaceSource;
  /** A place was chosen, or found by the text; its postal code, city and province can be filled in. */
  onPlace: (place: Place, how: "chosen" | "geocoded") => void;
}

interface PlaceOption extends Suggestion {
  line: string;
}

/** An address or a town, with places to choose from. The chosen or typed text is looked up, so that the rest need not be typed. */
export function PlaceField({
  places,
  onPlace,
  delayMs = 200,
  isLine = false,
  ...rest
}: PlaceFieldProps) {
  const { lookUp, giveUp } = usePlaceLookUp(onPlace);

  return (
    <AutocompleteField<PlaceOption>
      {...rest}
      isQuiet={isLine}
      chosenText={({ label, line }) => (isLine ? line : label)}
      delayMs={delayMs}
      load={async (text, signal) =>
        (await places.predictions(text, signal)).map((prediction) => ({
          key: prediction.place_id,
          label: prediction.main_text,
          note: prediction.secondary_text,
          line: prediction.address1,
        }))
      }
      onChoose={(option) => {
        if (option) void lookUp((signal) => places.details(option.key, signal), "chosen");
        else giveUp();
      }}
      onLeave={(text) => {
        const { geocode } = places;
        if (geocode && text !== "") void lookUp((signal) => geocode(text, signal), "geocoded");
      }}
    />
  );
}
