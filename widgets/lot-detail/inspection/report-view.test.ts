import { describe, expect, it } from "vitest";
import type { InspectionPoint, LotInspection } from "../../../src/contract";
import { INSPECTION, INSPECTION_AREAS } from "../../../src/contract/lots/inspection";
import { reportView } from "./report-view";

const reportOf = (points: InspectionPoint[]): LotInspection => ({
  inspected_at: "2026-11-02",
  inspector: "Taller Ribera",
  points,
});

describe("a report as buyers read it", () => {
  it("puts what is broken first, and then the more serious", () => {
    const found = (
      point: InspectionPoint["point"],
      state: InspectionPoint["state"],
      severity?: InspectionPoint["severity"],
    ): InspectionPoint => ({ area: "brakes", point, state, ...(severity && { severity }) });
    const { findings } = reportView(
      reportOf([
        found("abs", "attention", "serious"),
        found("brake_fluid", "ok"),
        found("brake_pads", "defect"),
        found("front_discs", "attention", "minor"),
        found("rear_discs", "defect", "serious"),
        found("brake_lines", "defect", "minor"),
      ]),
    );
    expect(findings.map(({ point }) => point)).toEqual([
      "rear_discs",
      "brake_lines",
      "brake_pads",
      "abs",
      "front_discs",
    ]);
  });

  it("says of each area what is in order and what was not checked", () => {
    const view = reportView(
      reportOf([
        { area: "brakes", point: "abs", state: "ok" },
        { area: "brakes", point: "brake_pads", state: "defect", severity: "minor" },
        { area: "engine", point: "coolant", state: "not_checked" },
      ]),
    );
    expect(view.areas).toEqual([
      {
        area: "brakes",
        ok: ["abs"],
        notChecked: INSPECTION.brakes.filter((name) => name !== "abs" && name !== "brake_pads"),
      },
    ]);
    expect(view.uncheckedAreas).toEqual(INSPECTION_AREAS.filter((area) => area !== "brakes"));
  });

  it("has no area of which everything is a finding", () => {
    const points = INSPECTION.underbody.map((point): InspectionPoint => ({
      area: "underbody",
      point,
      state: "attention",
      severity: "minor",
    }));
    const view = reportView(reportOf(points));
    expect([view.areas, view.findings.length]).toEqual([[], points.length]);
    expect(view.uncheckedAreas).not.toContain("underbody");
  });
});
