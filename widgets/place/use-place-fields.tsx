import { type RefObject, useMemo, useState } from "react";
import { type DrawnFields, fillPlace, textOf } from "../../src/forms";
import { usePlaces } from "../../src/state/react";
import { PlaceField } from "../../src/ui";
import { SuggestedField } from "./SuggestedField";
import { usePlaceLists } from "./use-place-lists";

/** Fewer letters are no street yet. */
const SHORTEST = 3;

/**
 * The fields of an address, for a form that calls them `address1`, `zip`, `city` and `state`: streets and towns are looked for while the
 * first is written, what is found fills the others, and towns are suggested by their province.
 */
export function usePlaceFields(
  form: RefObject<HTMLFormElement | null>,
  firstState: string,
  /** It is what most people answer, not what this one has: what the address says may replace it. */
  isUsual = false,
): DrawnFields {
  const calls = usePlaces();
  const [state, setState] = useState(firstState);
  const { states, cities } = usePlaceLists(state);
  const places = useMemo(
    () => ({
      ...calls,
      geocode: (line: string, signal: AbortSignal) =>
        calls.geocode(wholeAddress(line, form.current), signal),
    }),
    [calls, form],
  );

  return {
    address1: ({ defaultValue, ...field }) => (
      <PlaceField
        {...field}
        isLine
        defaultText={defaultValue}
        places={places}
        shortest={SHORTEST}
        maxLength={120}
        autoComplete="address-line1"
        onPlace={(place, how) => form.current && fillPlace(form.current, place, how)}
      />
    ),
    city: (field) => <SuggestedField {...field} options={cities} autoComplete="address-level2" />,
    state: (field) => (
      <SuggestedField
        {...field}
        options={states}
        autoComplete="address-level1"
        data-usual={isUsual || undefined}
        onInput={(event) => setState(event.currentTarget.value)}
      />
    ),
  };
}

/** With what else was typed a street of many towns is one. */
function wholeAddress(line: string, form: HTMLFormElement | null): string {
  const data = form ? new FormData(form) : new FormData();
  const rest = [textOf(data, "zip"), textOf(data, "city")].map((text) => text.trim());
  return [line, ...rest].filter(Boolean).join(", ");
}
