import type { InspectionPoint } from "../../contract";
import { inspectionCounts } from "../../domain/selling/inspection";
import type { Translate } from "../../i18n";
import type { inspectionMessages } from "./inspection.messages";

/** `52 puntos revisados: 47 bien, 4 con observaciones, 1 defecto`: figures, and no mark. What there is none of is not said. */
export function countText(
  points: readonly InspectionPoint[],
  t: Translate<keyof (typeof inspectionMessages)["texts"]>,
): string {
  const counts = inspectionCounts(points);
  const found = (["ok", "attention", "defect"] as const).filter((state) => counts[state] > 0);
  const said = found.map((state) => t(state, { count: counts[state] })).join(", ");
  const checked = t("checked", { count: counts.checked });
  return said === "" ? checked : `${checked}: ${said}`;
}
