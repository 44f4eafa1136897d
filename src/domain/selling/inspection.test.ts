import { describe, expect, it } from "vitest";
import { INSPECTION, INSPECTION_POINTS } from "../../contract/lots/inspection";
import { type InspectionPoint, LotInspection } from "../../contract/lots/schemas";
import { inspectionCounts, inspectionGaps, inspectionTexts } from "./inspection";

const TODAY = "2026-11-30";

const point = (changes: Partial<InspectionPoint> = {}): InspectionPoint => ({
  area: "brakes",
  point: "front_discs",
  state: "ok",
  ...changes,
});

const report = (changes: Partial<LotInspection> = {}): LotInspection => ({
  inspected_at: "2026-11-29",
  inspector: "Taller Ribera",
  points: [point()],
  ...changes,
});

/** The paths of what a report may not be. */
function faultsOf(changes: object): string[] {
  const { error } = LotInspection.safeParse({ ...report(), ...changes });
  return (error?.issues ?? []).map(({ path }) => path.join("."));
}

describe("the list of an inspection", () => {
  it("has 4 to 10 points in each area, each name once", () => {
    for (const points of Object.values(INSPECTION)) {
      expect(points.length).toBeGreaterThanOrEqual(4);
      expect(points.length).toBeLessThanOrEqual(10);
    }
    expect(new Set(INSPECTION_POINTS).size).toBe(INSPECTION_POINTS.length);
  });

  it("takes every point in its area, and in no other", () => {
    const all = Object.entries(INSPECTION).flatMap(([area, names]) =>
      names.map((name) => point({ area, point: name } as Partial<InspectionPoint>)),
    );
    expect(faultsOf({ points: all })).toEqual([]);
    expect(faultsOf({ points: [point({ area: "engine" })] })).toEqual(["points.0.point"]);
  });

  it("takes each point once, and a severity of what is not in order alone", () => {
    expect(faultsOf({ points: [point(), point({ state: "defect" })] })).toEqual(["points"]);
    for (const state of ["ok", "not_checked"] as const) {
      expect(faultsOf({ points: [point({ state, severity: "minor" })] })).toEqual([
        "points.0.severity",
      ]);
    }
    for (const state of ["attention", "defect"] as const) {
      expect(faultsOf({ points: [point({ state, severity: "minor" })] })).toEqual([]);
    }
  });

  it.each([
    ["a day that is none", { inspected_at: "2026-02-30" }, "inspected_at"],
    ["a long name", { inspector: "x".repeat(121) }, "inspector"],
    ["half a kilometre", { kilometers: 0.5 }, "kilometers"],
    ["a long summary", { summary: "x".repeat(1_001) }, "summary"],
    ["a long note", { points: [{ ...point(), note: "x".repeat(501) }] }, "points.0.note"],
    ["a mark", { points: [{ ...point(), state: "excellent" }] }, "points.0.state"],
    [
      "a photo elsewhere",
      { points: [{ ...point(), photos: ["https://x.es/a.webp"] }] },
      "points.0.photos.0",
    ],
    [
      "seven photos",
      {
        points: [
          { ...point(), photos: Array.from({ length: 7 }, (_, at) => `/uploads/lots/${at}.webp`) },
        ],
      },
      "points.0.photos",
    ],
  ])("is not %s", (_what, changes, path) => {
    expect(faultsOf(changes)).toEqual([path]);
  });

  it("has at most sixty photos", () => {
    const photos = Array.from({ length: 6 }, (_, at) => `/uploads/lots/${at}.webp`);
    const [exterior, engine] = [INSPECTION.exterior, INSPECTION.engine];
    const ten = exterior.map((name) => point({ area: "exterior", point: name, photos }));
    expect(faultsOf({ points: ten })).toEqual([]);
    const more = point({ area: "engine", point: engine[0], photos: photos.slice(0, 1) });
    expect(faultsOf({ points: [...ten, more] })).toEqual(["points"]);
  });
});

describe("a report", () => {
  it("is counted by what was found, without what nobody looked at", () => {
    const points = [
      point(),
      point({ state: "attention" }),
      point({ state: "attention" }),
      point({ state: "defect" }),
      point({ state: "not_checked" }),
    ];
    expect(inspectionCounts(points)).toEqual({ checked: 4, ok: 1, attention: 2, defect: 1 });
    expect(inspectionCounts([])).toEqual({ checked: 0, ok: 0, attention: 0, defect: 0 });
  });

  it("may be published once it says when, who and what", () => {
    expect(inspectionGaps(report(), TODAY)).toEqual({});
    expect(inspectionGaps(report({ inspected_at: TODAY }), TODAY)).toEqual({});
    expect(inspectionGaps(report({ inspected_at: "2026-12-01" }), TODAY)).toEqual({
      inspected_at: "laterDay",
    });
    const blank = report({
      inspected_at: null,
      inspector: "",
      points: [point({ state: "not_checked" })],
    });
    expect(inspectionGaps(blank, TODAY)).toEqual({
      inspected_at: "noDay",
      inspector: "noInspector",
      points: "nothingChecked",
    });
  });

  it("says how serious each finding is", () => {
    const points = [
      point(),
      point({ state: "attention" }),
      point({ state: "defect", severity: "serious" }),
      point({ state: "defect" }),
    ];
    expect(inspectionGaps(report({ points }), TODAY)).toEqual({
      "points.1.severity": "noSeverity",
      "points.3.severity": "noSeverity",
    });
  });

  it("has free words at its head and at its points", () => {
    const points = [point(), point({ state: "defect", note: "Al límite" })];
    expect(inspectionTexts(report({ points, summary: "Buen estado" }))).toEqual({
      inspector: "Taller Ribera",
      summary: "Buen estado",
      "points.1.note": "Al límite",
    });
  });
});
