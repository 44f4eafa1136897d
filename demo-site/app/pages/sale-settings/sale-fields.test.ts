import { SaleSettings } from "martillo/contract/schemas";
import { expect, test } from "vitest";
import { changesOf, flatten, labelOf, readForm, typedValue } from "./sale-fields";

const HOUSE = SaleSettings.parse({});

/** The form before any input. */
function untouched(): FormData {
  const data = new FormData();
  for (const [path, value] of Object.entries(flatten(HOUSE))) {
    if (path === "pickup.weekdays")
      for (const day of value as number[]) data.append(path, `${day}`);
    else if (value === true) data.append(path, "on");
    else if (Array.isArray(value)) data.append(path, value.join("\n"));
    else if (typeof value === "number") {
      data.append(path, typedValue(path, value, "es"));
    } else if (value === null) data.append(path, "");
    else if (typeof value === "string") data.append(path, value);
  }
  return data;
}

test("every setting has its field", () => {
  expect(Object.keys(flatten(HOUSE)).filter((path) => labelOf(path) === undefined)).toEqual([]);
});

test("a form that nobody touched is what the house has", () => {
  const { value, faults } = readForm(untouched());
  expect(faults).toEqual([]);
  expect(value).toEqual(HOUSE);
});

test("cents are written whole", () => {
  expect(typedValue("ownership_certificate", 55.7, "es")).toBe("55,70");
  expect(typedValue("ownership_certificate", 55.7, "en")).toBe("55.70");
  expect(typedValue("admin_fee", 60, "es")).toBe("60");
  expect(typedValue("holds", 3, "es")).toBe("3");
});

test("what is no number is named, and lists are read by line", () => {
  const data = untouched();
  data.set("holds", "tres");
  data.set("storage.per_day", "");
  data.set("holidays", "2026-12-08\n 2026-12-25 ");
  const { value, faults } = readForm(data);
  expect(faults).toEqual(["holds", "storage.per_day"]);
  expect(value).toMatchObject({ holidays: ["2026-12-08", "2026-12-25"] });
});

test("a maximum that is left empty is no limit", () => {
  const data = untouched();
  data.set("seller_commission.maximum", " ");
  data.set("seller_commission.percent", "2,5");
  expect(readForm(data)).toMatchObject({
    faults: [],
    value: { seller_commission: { percent: 2.5, minimum: 0, maximum: null } },
  });
  data.set("seller_commission.maximum", "900");
  expect(readForm(data).value).toMatchObject({ seller_commission: { maximum: 900 } });
});

test("tells what changed", () => {
  const to = { ...HOUSE, payment_days: 5, pickup: { ...HOUSE.pickup, end: "15:00" } };
  expect(changesOf(HOUSE, to)).toEqual([
    { path: "payment_days", from: 3, to: 5 },
    { path: "pickup.end", from: "14:00", to: "15:00" },
  ]);
});
