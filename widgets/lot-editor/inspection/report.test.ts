import { describe, expect, it } from "vitest";
import type { LotInspection } from "../../../src/contract";
import { INSPECTION } from "../../../src/contract/lots/inspection";
import { BLANK_REPORT, pointOf, withAreaOk, withPhoto, withPoint } from "./report";

const PADS = {
  area: "brakes",
  point: "brake_pads",
  state: "defect",
  severity: "serious",
  note: "Al límite",
  photos: ["/uploads/lots/a.webp"],
} as const;
const PADS_SAID: LotInspection = {
  ...BLANK_REPORT,
  points: [{ ...PADS, photos: [...PADS.photos] }],
};

describe("a report that is written", () => {
  it("holds what was checked, in the order of the list", () => {
    const doors = { area: "exterior", point: "door_panels", state: "ok" } as const;
    const report = withPoint(PADS_SAID, doors);
    expect(report.points.map(({ point }) => point)).toEqual(["door_panels", "brake_pads"]);
    expect(pointOf(report, "brakes", "abs").state).toBe("not_checked");
    expect(withPoint(report, { ...doors, state: "not_checked" })).toEqual(PADS_SAID);
  });

  it("keeps severity, note and photos of findings alone", () => {
    const [pads] = withPoint(PADS_SAID, { ...PADS, photos: [], state: "ok" }).points;
    expect(pads).toEqual({ area: "brakes", point: "brake_pads", state: "ok" });
    const [watched] = withPoint(PADS_SAID, { ...PADS, photos: [], state: "attention" }).points;
    expect(watched).toMatchObject({ state: "attention", severity: "serious", note: "Al límite" });
  });

  it("says of a whole area that it is in order, but of what is said to be otherwise", () => {
    const report = withAreaOk(PADS_SAID, "brakes");
    expect(report.points.map(({ point }) => point)).toEqual(INSPECTION.brakes);
    expect(report.points.filter(({ state }) => state !== "ok")).toEqual(PADS_SAID.points);
  });

  it("takes a photo that arrives late, unless its point is in order by then", () => {
    const src = "/uploads/lots/b.webp";
    expect(withPhoto(PADS_SAID, "brake_pads", src).points[0]?.photos).toEqual([
      ...PADS.photos,
      src,
    ]);
    const ok = withPoint(PADS_SAID, { ...PADS, photos: [], state: "ok" });
    expect(withPhoto(ok, "brake_pads", src)).toEqual(ok);
  });
});
