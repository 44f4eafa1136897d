/** A report while it is written: what is not checked is not in it. */
import type {
  InspectionArea,
  InspectionPoint,
  InspectionPointName,
  LotInspection,
} from "../../../src/contract";
import { INSPECTION, INSPECTION_POINTS } from "../../../src/contract/lots/inspection";
import { isFinding } from "../../../src/domain/selling/inspection";

/** Makes the next report of the one that is there when it is applied. */
export type ReportChange = (before: LotInspection) => LotInspection;

/** A report of which nothing is said. */
export const BLANK_REPORT: LotInspection = { inspected_at: null, inspector: "", points: [] };

/** A point as the report has it; one that is not in the report was not checked. */
export function pointOf(
  { points }: LotInspection,
  area: InspectionArea,
  name: InspectionPointName,
): InspectionPoint {
  return points.find(({ point }) => point === name) ?? { area, point: name, state: "not_checked" };
}

/** The report with this of one point, all points in the order of the list. Severity, note and photos are of findings alone. */
export function withPoint(report: LotInspection, said: InspectionPoint): LotInspection {
  const others = report.points.filter(({ point }) => point !== said.point);
  const { area, point, state } = said;
  const kept = state === "not_checked" ? [] : [isFinding(said) ? said : { area, point, state }];
  return { ...report, points: [...others, ...kept].toSorted(inOrder) };
}

/** The report with all points of an area in order that are not said to be otherwise. */
export function withAreaOk(report: LotInspection, area: InspectionArea): LotInspection {
  return INSPECTION[area]
    .map((name) => pointOf(report, area, name))
    .filter(({ state }) => state === "not_checked")
    .reduce((next, point) => withPoint(next, { ...point, state: "ok" }), report);
}

/** The report with another photo of a point; as it was where the point is no finding any more. */
export function withPhoto(
  report: LotInspection,
  name: InspectionPointName,
  src: string,
): LotInspection {
  const points = report.points.map((point) =>
    point.point === name && isFinding(point)
      ? { ...point, photos: [...(point.photos ?? []), src] }
      : point,
  );
  return { ...report, points };
}

function inOrder(one: InspectionPoint, other: InspectionPoint): number {
  return INSPECTION_POINTS.indexOf(one.point) - INSPECTION_POINTS.indexOf(other.point);
}
