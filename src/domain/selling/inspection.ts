import type { InspectionPoint, LotInspection } from "../../contract/lots/schemas";

/** How many points of a report were looked at, and what was found there. */
export interface InspectionCounts {
  checked: number;
  ok: number;
  attention: number;
  defect: number;
}

/** The counts of a report; a point that was not checked is in none of them. No mark is made of them. */
export function inspectionCounts(points: readonly InspectionPoint[]): InspectionCounts {
  const of = (state: InspectionPoint["state"]) =>
    points.filter((point) => point.state === state).length;
  const [ok, attention, defect] = [of("ok"), of("attention"), of("defect")];
  return { checked: ok + attention + defect, ok, attention, defect };
}

/** Whether something was found at a point. */
export function isFinding({ state }: Pick<InspectionPoint, "state">): boolean {
  return state === "attention" || state === "defect";
}

/** What keeps a report from being published. */
export type InspectionGap = "noDay" | "laterDay" | "noInspector" | "nothingChecked" | "noSeverity";

/**
 * What a report still lacks, by its path: `points.3.severity`. Empty for what may be published.
 * `today` is a day of the house, `2026-11-29`: no inspection is of a later one.
 */
export function inspectionGaps(
  { inspected_at: day, inspector, points }: LotInspection,
  today: string,
): Record<string, InspectionGap> {
  const gaps: Record<string, InspectionGap> = {};
  if (day === null) gaps["inspected_at"] = "noDay";
  else if (day > today) gaps["inspected_at"] = "laterDay";
  if (inspector.trim() === "") gaps["inspector"] = "noInspector";
  if (inspectionCounts(points).checked === 0) gaps["points"] = "nothingChecked";
  points.forEach((point, at) => {
    if (isFinding(point) && !point.severity) gaps[`points.${at}.severity`] = "noSeverity";
  });
  return gaps;
}

/** All that a report says in free words, by its path: `points.3.note`. */
export function inspectionTexts({
  inspector,
  summary,
  points,
}: LotInspection): Record<string, string> {
  const texts: Record<string, string> = { inspector };
  if (summary) texts["summary"] = summary;
  points.forEach(({ note }, at) => {
    if (note) texts[`points.${at}.note`] = note;
  });
  return texts;
}
