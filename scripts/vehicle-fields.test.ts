import { expect, test } from "vitest";
import { VEHICLE, VEHICLE_FIELDS, type VehicleField } from "../src/contract/lots/fields";
import { readSources } from "./rooms";

/** What holds rows and scenes rather than the product, and the words of fields in other languages. */
const ASIDE =
  /\/migrations\/|\/testing\/|\/docs\/|\.(?:test|suite|stories|scenes)\.tsx?$|\/vehicle\.messages\.[a-z]{2}\.ts$/;

/** Where a field may be named: its table, its words, and what the demo's catalogue draws. */
const TOLD = [
  "demo-site/server/seed/catalogue/vehicle.ts",
  "demo-site/server/seed/lists-of-lots.ts",
  "demo-site/server/seed/offer.ts",
  "demo-site/server/seed/seed-rows.ts",
  "docs/practice/lot.ts",
  "src/contract/lots/fields.ts",
  "src/patterns/vehicle/vehicle.messages.ts",
  "widgets/locales/es-AR.ts",
  "widgets/locales/es-UY.ts",
];

function filesThatName(field: string, sources: ReadonlyMap<string, string>): string[] {
  const name = new RegExp(`\\b${field}\\b`);
  return [...sources]
    .filter(([file, text]) => !ASIDE.test(file) && name.test(text))
    .map(([file]) => file);
}

/** A field like the next one, of whose name nothing else is called: what names it tells a second time what the table says. */
const ORDINARY = "body_type";

test("a field is told in the table and in words alone", () => {
  const named = filesThatName(ORDINARY, readSources());
  expect(named.filter((file) => !TOLD.includes(file))).toEqual([]);
});

test("a list of fields anywhere else is found", () => {
  const planted = new Map([["widgets/lot-list/planted.ts", 'const MORE = ["fuel", "body_type"];']]);
  expect(filesThatName(ORDINARY, planted)).toEqual(["widgets/lot-list/planted.ts"]);
});

test("texts have a length, numbers have bounds, and only shown fields are searched for", () => {
  for (const name of VEHICLE_FIELDS) {
    const field: VehicleField = VEHICLE[name];
    expect([name, field.kind === "text" ? field.longest : field.bounds.length]).toEqual([
      name,
      expect.any(Number),
    ]);
    expect([name, field.isPrivate && field.filter]).toEqual([name, undefined]);
    expect([name, field.isInAlerts === true && field.filter === undefined]).toEqual([name, false]);
  }
});
