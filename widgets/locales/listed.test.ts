import { expect, test } from "vitest";
import { MODELS, CATEGORIES } from "../../demo-site/server/seed/catalogue/vehicle";
import { CONDITIONS } from "../../demo-site/server/seed/catalogue/condition";
import { COLOUR_NAMES } from "../../demo-site/server/seed/catalogue/pictures";
import { LISTED } from "../../src/testing/spanish-texts";

test("each value of the closed lists that a lot may have is in the languages", () => {
  const models = CATEGORIES.flatMap((category) => MODELS[category]);
  const engines = models.flatMap((model) => model.engines);
  const values = new Set([
    ...CATEGORIES,
    ...CONDITIONS,
    ...Object.values(COLOUR_NAMES),
    ...models.flatMap((model) => model.bodyTypes),
    ...engines.flatMap(({ fuel, transmissions }) => [fuel ?? "Diésel", ...transmissions]),
  ]);
  expect(values.size).toBeGreaterThan(40);
  expect([...values].filter((value) => !LISTED.includes(value))).toEqual([]);
});
