import type {
  InspectionArea,
  InspectionPoint,
  InspectionPointName,
  LotInspection,
} from "../../../src/contract";
import {
  INSPECTION,
  INSPECTION_AREAS,
  POINT_SEVERITIES,
} from "../../../src/contract/lots/inspection";
import { isFinding } from "../../../src/domain/selling/inspection";

/** An area of which at least one point was checked, without its findings. */
export interface AreaView {
  area: InspectionArea;
  ok: readonly InspectionPointName[];
  notChecked: readonly InspectionPointName[];
}

/** A report as buyers read it. */
export interface ReportView {
  /** Points that are not in order: broken ones first, then the more serious. */
  findings: readonly InspectionPoint[];
  areas: readonly AreaView[];
  /** Areas of which nothing was checked. */
  uncheckedAreas: readonly InspectionArea[];
}

/** Puts first what a buyer has to know, and hides nothing: what was not checked is said, too. */
export function reportView({ points }: LotInspection): ReportView {
  const states = new Map(points.map(({ point, state }) => [point, state]));
  const stateOf = (name: InspectionPointName) => states.get(name) ?? "not_checked";
  const namesOf = (area: InspectionArea): readonly InspectionPointName[] => INSPECTION[area];
  const isUnchecked = (area: InspectionArea) =>
    namesOf(area).every((name) => stateOf(name) === "not_checked");
  return {
    findings: points.filter(isFinding).toSorted((one, other) => weight(other) - weight(one)),
    areas: INSPECTION_AREAS.filter((area) => !isUnchecked(area))
      .map((area) => ({
        area,
        ok: namesOf(area).filter((name) => stateOf(name) === "ok"),
        notChecked: namesOf(area).filter((name) => stateOf(name) === "not_checked"),
      }))
      .filter(({ ok, notChecked }) => ok.length + notChecked.length > 0),
    uncheckedAreas: INSPECTION_AREAS.filter(isUnchecked),
  };
}

function weight({ state, severity }: InspectionPoint): number {
  const steps = POINT_SEVERITIES.length;
  return (
    (state === "defect" ? steps + 1 : 0) + (severity ? POINT_SEVERITIES.indexOf(severity) + 1 : 0)
  );
}
