import type { TableEntry } from "martillo/contract";
import { CATEGORIES, MODELS } from "./catalogue/vehicle";
import { CONDITIONS } from "./catalogue/condition";

/** The house's lists of values for lots: all those of its catalogue, not only those of the lots on sale at the moment. */
export function listsOfLots(): Record<string, TableEntry[]> {
  const models = CATEGORIES.flatMap((category) => MODELS[category]);
  const engines = models.flatMap((model) => model.engines);
  return {
    category: entries("category", CATEGORIES),
    fuel: entries(
      "fuel",
      engines.map(({ fuel }) => fuel),
    ),
    transmission: entries(
      "transmission",
      engines.flatMap(({ transmissions }) => transmissions),
    ),
    body_type: entries(
      "body_type",
      models.flatMap(({ bodyTypes }) => bodyTypes),
    ),
    condition: entries("condition", [...CONDITIONS, "Con daños"]),
  };
}

function entries(variable: string, values: readonly (string | null)[]): TableEntry[] {
  const known = new Set(values.filter((value) => value !== null));
  return [...known].map((value) => ({ id: value, description: value, variable, active: 1 }));
}
