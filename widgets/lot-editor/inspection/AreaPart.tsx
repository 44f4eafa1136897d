import { useState } from "react";
import type { InspectionArea, InspectionPointName, LotInspection } from "../../../src/contract";
import { INSPECTION } from "../../../src/contract/lots/inspection";
import {
  inspectionCounts,
  type InspectionGap,
  isFinding,
} from "../../../src/domain/selling/inspection";
import { useMessages } from "../../../src/i18n";
import { inspectionMessages } from "../../../src/patterns/inspection";
import { Button, Icon } from "../../../src/ui";
import { lotInspectionMessages } from "../lot-inspection.messages";
import { PointPart } from "./PointPart";
import { pointOf, type ReportChange, withAreaOk } from "./report";

interface AreaPartProps {
  area: InspectionArea;
  report: LotInspection;
  /** By the path in the report. */
  gaps: Readonly<Record<string, InspectionGap>>;
  isFixed: boolean;
  onChange: (change: ReportChange) => void;
}

/** One area: how much of it was checked, and its points once it is opened. */
export function AreaPart({ area, report, gaps, isFixed, onChange }: AreaPartProps) {
  const t = useMessages(lotInspectionMessages);
  const word = useMessages(inspectionMessages);
  const [isSeen, setSeen] = useState(false);
  const names: readonly InspectionPointName[] = INSPECTION[area];
  const said = report.points.filter((point) => point.area === area);
  const { checked } = inspectionCounts(said);
  const findings = said.filter(isFinding).length;
  const lacking = new Set(
    report.points.filter((_, at) => `points.${at}.severity` in gaps).map(({ point }) => point),
  );
  const lacks = names.filter((name) => lacking.has(name)).length;
  return (
    <details
      className="martillo-lot-inspection__area"
      part="inspection-area"
      // Once drawn it stays: a photo of it may be on its way.
      onToggle={({ currentTarget: { open } }) => open && setSeen(true)}
    >
      <summary>
        <Icon name="chevron-down" />
        <strong>{word(`area_${area}`)}</strong>
        <span className="martillo-lot-inspection__said">
          {t("areaChecked", { checked, count: names.length })}
          {findings > 0 && ` · ${t("findings", { count: findings })}`}
          {lacks > 0 && (
            <span className="martillo-lot-editor__error">
              {" · "}
              {t("lacking", { count: lacks })}
            </span>
          )}
        </span>
      </summary>
      {isSeen && (
        <div className="martillo-lot-inspection__points">
          {!isFixed && checked < names.length && (
            <div>
              <Button onClick={() => onChange((before) => withAreaOk(before, area))}>
                {t(findings > 0 ? "restOk" : "allOk")}
              </Button>
            </div>
          )}
          {names.map((name) => (
            <PointPart
              key={name}
              said={pointOf(report, area, name)}
              error={lacking.has(name) ? t("noSeverity") : undefined}
              isFixed={isFixed}
              onChange={onChange}
            />
          ))}
        </div>
      )}
    </details>
  );
}
