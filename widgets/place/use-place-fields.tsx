import { type RefObject, useMemo, useState } from "react";
import type { Place } from "../../src/contract";
import { MARKET } from "../../src/domain";
import { type DrawnFields, fillPlace, textOf } from "../../src/forms";
import { usePlaces } from "../../src/state/react";
import { PlaceField, usePlaceLookUp } from "../../src/ui";
import { SuggestedField } from "./SuggestedField";
import { usePlaceLists } from "./use-place-lists";

/** Fewer letters are no street yet. */
const SHORTEST = 3;

/**
 * The fields of an address, for a form that calls them `address1`, `zip`, `city` and `state`: streets and towns are looked for while the
 * first is written, the found address fills the others, a town fills its province, and towns are suggested by their province. As long as no
 * province is chosen, the towns are those of the market's; the field itself stays empty, as most people live elsewhere.
 */
export function usePlaceFields(
  form: RefObject<HTMLFormElement | null>,
  firstState: string,
): DrawnFields {
  const calls = usePlaces();
  const [state, setState] = useState(firstState);
  const { states, cities } = usePlaceLists(state.trim() === "" ? MARKET.state : state);
  const { lookUp, giveUp } = usePlaceLookUp(fill);
  const places = useMemo(
    () => ({
      ...calls,
      geocode: (line: string, signal: AbortSignal) =>
        calls.geocode(wholeAddress(line, form.current), signal),
    }),
    [calls, form],
  );

  /** The province of the town, where none is written yet; what cannot be found is typed as ever. */
  function lookUpTown() {
    giveUp();
    if (state.trim() !== "") return;
    const town = wholeAddress("", form.current);
    void lookUp((signal) => calls.geocode(town, signal), "geocoded");
  }
  function fill(place: Place, how: "chosen" | "geocoded") {
    if (form.current) fillPlace(form.current, place, how);
  }

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
        onPlace={fill}
      />
    ),
    city: (field) => (
      <SuggestedField
        {...field}
        options={cities}
        autoComplete="address-level2"
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() !== "") lookUpTown();
        }}
      />
    ),
    state: (field) => (
      <SuggestedField
        {...field}
        options={states}
        autoComplete="address-level1"
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
