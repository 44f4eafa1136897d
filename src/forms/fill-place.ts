import type { Place } from "../contract";

const FIELDS = ["zip", "city", "state"] as const;

/** Names of the inputs that a place fills. */
export type PlaceInputs = Partial<Record<(typeof FIELDS)[number], string>>;

const OWN_NAMES = { zip: "zip", city: "city", state: "state" } as const;

/**
 * Fills postal code, city and province of a form with those of a place. A chosen place replaces what is there, one that was found by
 * the address only fills what is empty; what the place does not know stays.
 */
export function fillPlace(
  form: HTMLFormElement,
  place: Pick<Place, (typeof FIELDS)[number]>,
  how: "chosen" | "geocoded",
  names: PlaceInputs = OWN_NAMES,
): void {
  for (const field of FIELDS) {
    const input = form.elements.namedItem(names[field] ?? "");
    if (!(input instanceof HTMLInputElement) || place[field] === "") continue;
    if (how === "geocoded" && input.value.trim() !== "") continue;
    input.value = place[field];
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
