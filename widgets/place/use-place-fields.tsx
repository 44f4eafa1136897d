import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { MARKET } from "../../src/domain";
import { type DrawnFields, fillPlace, textOf } from "../../src/forms";
import { usePlaces } from "../../src/state/react";
import { PlaceField } from "../../src/ui";
import { SuggestedField } from "./SuggestedField";
import { usePlaceLists } from "./use-place-lists";

/** Fewer letters are no street yet. */
const SHORTEST = 3;

/**
 * The fields of an address, for a form that calls them `address1`, `zip`, `city` and `state`: streets and towns are looked for while the
 * first is written, what is found fills the others, a town fills its province, and towns are suggested by their province. As long as no
 * province is chosen, the towns are those of the market's; the field itself stays empty, as most people live elsewhere.
 */
export function usePlaceFields(
  form: RefObject<HTMLFormElement | null>,
  firstState: string,
): DrawnFields {
  const calls = usePlaces();
  const [state, setState] = useState(firstState);
  const { states, cities } = usePlaceLists(state.trim() === "" ? MARKET.state : state);
  const giveUp = useRef<AbortController>(undefined);
  useEffect(() => () => giveUp.current?.abort(), []);
  const places = useMemo(
    () => ({
      ...calls,
      geocode: (line: string, signal: AbortSignal) =>
        calls.geocode(wholeAddress(line, form.current), signal),
    }),
    [calls, form],
  );

  /** The province of the town, where none is written yet; what cannot be found is typed as ever. */
  async function lookUpTown() {
    giveUp.current?.abort();
    if (state.trim() !== "") return;
    const abort = new AbortController();
    giveUp.current = abort;
    const town = wholeAddress("", form.current);
    const place = await calls.geocode(town, abort.signal).catch(() => undefined);
    if (!place || !form.current || abort.signal.aborted) return;
    fillPlace(form.current, place, "geocoded");
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
        onPlace={(place, how) => form.current && fillPlace(form.current, place, how)}
      />
    ),
    city: (field) => (
      <SuggestedField
        {...field}
        options={cities}
        autoComplete="address-level2"
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() !== "") void lookUpTown();
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
