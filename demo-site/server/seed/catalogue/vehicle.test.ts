import { describe, expect, it } from "vitest";
import { randomFrom, seededSource } from "../random";
import { nextInspection } from "../text/papers";
import { grouped, listed } from "../text/words";
import { CARS } from "./cars";
import { MACHINERY } from "./machinery";
import { MOTORCYCLES } from "./motorcycles";
import { readModels } from "./model";
import { picturesOf } from "./pictures";
import { TRUCKS } from "./trucks";
import { roundEuros, tradeValueCents } from "./value";
import { VANS } from "./vans";
import { CATEGORIES, drawVehicle } from "./vehicle";

const TODAY = { year: 2026, month: 11 };
const MODELS = [...CARS, ...VANS, ...MOTORCYCLES, ...TRUCKS, ...MACHINERY];

describe("the model tables", () => {
  it("name each model of a maker once, with engines and a price", () => {
    const names = MODELS.map(({ brand, model }) => `${brand} ${model}`);
    expect(new Set(names).size).toBe(names.length);
    for (const model of MODELS) {
      expect(model.priceNew).toBeGreaterThan(2_000);
      expect(model.bodyTypes.length).toBeGreaterThan(0);
      expect(model.engines.length).toBeGreaterThan(0);
      expect(model.lastYear ?? 2030).toBeGreaterThan(model.firstYear);
    }
  });

  it("refuse a line that cannot be read", () => {
    const line = "SEAT | Ibiza | nave | Compacto | 5 | 1 | 2017- | - | x:G:1:M";
    expect(() => readModels(line)).toThrow("unreadable model line");
    expect(() => readModels(line.replace("nave", "suv").replace(":G:", ":Q:"))).toThrow(
      "unknown fuel",
    );
  });
});

describe("drawVehicle", () => {
  const random = randomFrom(seededSource(8));
  const drawn = CATEGORIES.flatMap((category) =>
    Array.from({ length: 300 }, () => drawVehicle(random, category, TODAY, null)),
  );

  it("draws vehicles that were sold in their year, with an engine that they had", () => {
    for (const vehicle of drawn) {
      const model = MODELS.find((m) => m.brand === vehicle.brand && m.model === vehicle.model);
      expect(vehicle.year).toBeGreaterThanOrEqual(model?.firstYear ?? Infinity);
      expect(vehicle.year).toBeLessThanOrEqual(Math.min(model?.lastYear ?? 9999, TODAY.year - 1));
      expect(model?.engines.some((e) => e.power === vehicle.power && e.fuel === vehicle.fuel)).toBe(
        true,
      );
    }
  });

  it("names nothing twice", () => {
    const doubled = drawn.filter(({ title }) => / (\S{3,}) \1 /.test(` ${title} `));
    expect(doubled).toEqual([]);
  });

  it("tells kilometres of what drives and hours of what works", () => {
    for (const { category, kilometers, hours } of drawn) {
      expect(kilometers !== null).toBe(category !== "Maquinaria" && category !== "Remolques");
      expect(hours !== null).toBe(category === "Maquinaria");
      expect(kilometers ?? hours ?? 1).toBeGreaterThan(0);
    }
  });

  it("keeps to the colours and views that were rendered", () => {
    const manifest = { turismo: { colours: ["verde"], views: ["detalle", "frontal", "dron"] } };
    const green = Array.from({ length: 200 }, () => drawVehicle(random, "Coches", TODAY, manifest));
    const hatchbacks = green.filter((vehicle) => vehicle.body === "turismo");
    expect(hatchbacks.length).toBeGreaterThan(10);
    for (const vehicle of hatchbacks) {
      expect(
        picturesOf({ ...vehicle, name: vehicle.shortName }, manifest).map((p) => p.thumb),
      ).toEqual([
        "/uploads/demo/turismo-verde-frontal-480.webp",
        "/uploads/demo/turismo-verde-detalle-480.webp",
      ]);
    }
  });
});

describe("tradeValueCents", () => {
  const car = {
    priceNew: 25_000,
    ageYears: 3,
    use: 57_000,
    condition: "Bueno" as const,
    ageing: { firstYear: 0.74, laterYears: 0.87, yearlyUse: 19_000 },
  };

  it("falls with age, use and damage", () => {
    const value = tradeValueCents(car);
    expect(value).toBe(1_400_000);
    expect(tradeValueCents({ ...car, ageYears: 5, use: 95_000 })).toBeLessThan(value);
    expect(tradeValueCents({ ...car, use: 120_000 })).toBeLessThan(value);
    expect(tradeValueCents({ ...car, condition: "Correcto" })).toBeLessThan(value);
  });

  it.each([
    [3, 5],
    [482, 480],
    [3_333, 3_350],
    [14_449, 14_400],
    [88_888, 89_000],
  ])("rounds %d € to %d €", (euros, rounded) => {
    expect(roundEuros(euros)).toBe(rounded);
  });
});

describe("nextInspection", () => {
  it.each([
    ["Coches", 2024, 5, "5/2028", true],
    ["Coches", 2020, 5, "5/2028", false],
    ["Coches", 2015, 12, "12/2026", false],
    ["Coches", 2014, 11, "11/2027", false],
    ["Motos", 2019, 3, "3/2027", false],
    ["Furgonetas", 2025, 3, "3/2027", true],
    ["Furgonetas", 2019, 3, "3/2027", false],
    ["Furgonetas", 2014, 3, "3/2027", false],
    ["Camiones", 2025, 6, "6/2027", false],
    ["Maquinaria", 2020, 6, "6/2028", true],
  ] as const)("of %s registered in %d/%d", (category, year, month, due, isFirst) => {
    const next = nextInspection({ category, year, month }, TODAY);
    expect(`${next.month}/${next.year}`).toBe(due);
    expect(next.isFirst).toBe(isFirst);
  });
});

describe("words", () => {
  it("groups thousands and joins lists as Spanish does", () => {
    expect([950, 4_350, 1_084_300].map(grouped)).toEqual(["950", "4.350", "1.084.300"]);
    expect(listed(["cabina"])).toBe("cabina");
    expect(listed(["a", "b", "c"])).toBe("a, b y c");
    expect(listed(["asiento", "iluminación led"])).toBe("asiento e iluminación led");
    expect(listed(["cobre", "hierro"])).toBe("cobre y hierro");
  });
});
