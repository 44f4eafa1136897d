import { useEffect, useRef, useState } from "react";
import type { LotInspection } from "../../../src/contract";
import {
  INSPECTION_AREAS,
  INSPECTION_SUMMARY_LENGTH,
  INSPECTOR_LENGTH,
} from "../../../src/contract/lots/inspection";
import { dayOf, hasContactData } from "../../../src/domain";
import { inspectionGaps } from "../../../src/domain/selling/inspection";
import { useMessages } from "../../../src/i18n";
import { countText, inspectionMessages } from "../../../src/patterns/inspection";
import { useRuntime } from "../../../src/state";
import {
  Button,
  ConfirmRemoval,
  DateField,
  TextAreaField,
  TextField,
  useStyles,
} from "../../../src/ui";
import { lotInspectionMessages } from "../lot-inspection.messages";
import { AreaPart } from "./AreaPart";
import { KilometersField } from "./KilometersField";
import styles from "./inspection.css?inline";
import { BLANK_REPORT, type ReportChange } from "./report";

export interface InspectionFormProps {
  /** null until something is said. */
  report: LotInspection | null;
  onReport: (report: LotInspection) => void;
  /** The writer has confirmed it. */
  onRemove: () => void;
  isFixed: boolean;
  /** Whether what is missing is said at its place. */
  showsGaps: boolean;
}

/** The day and the inspector; then every area, each shown once it is opened; then what is to be said in sum. */
export function InspectionForm({
  report,
  onReport,
  onRemove,
  isFixed,
  showsGaps,
}: InspectionFormProps) {
  const t = useMessages(lotInspectionMessages);
  const word = useMessages(inspectionMessages);
  const { clock } = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  useStyles(element, styles);
  const [isAsking, setAsking] = useState(false);
  const shown = report ?? BLANK_REPORT;
  const change = useReportChange(shown, onReport);
  const today = dayOf(clock.now());
  const gaps = showsGaps ? inspectionGaps(shown, today) : {};
  const gapAt = (path: string) => gaps[path] && t(gaps[path]);
  const contactIn = (text: string) => (hasContactData(text) ? t("noContact") : undefined);
  const { summary = "" } = shown;
  return (
    <div ref={element} className="martillo-lot-inspection">
      <div className="martillo-lot-inspection__head">
        <DateField
          label={t("inspectedAt")}
          name="inspection.inspected_at"
          max={today}
          value={shown.inspected_at ?? ""}
          error={gapAt("inspected_at")}
          onChange={({ currentTarget: { value } }) =>
            change((before) => ({ ...before, inspected_at: value || null }))
          }
        />
        <TextField
          label={t("inspector")}
          name="inspection.inspector"
          hint={t("inspectorHint")}
          maxLength={INSPECTOR_LENGTH}
          autoComplete="off"
          value={shown.inspector}
          error={gapAt("inspector") ?? contactIn(shown.inspector)}
          onChange={({ currentTarget: { value: inspector } }) =>
            change((before) => ({ ...before, inspector }))
          }
        />
        <KilometersField kilometers={shown.kilometers} onChange={change} />
      </div>
      <p role="status" className="martillo-lot-inspection__count">
        {countText(shown.points, word)}
      </p>
      {gaps["points"] && <p className="martillo-lot-editor__error">{gapAt("points")}</p>}
      {INSPECTION_AREAS.map((area) => (
        <AreaPart
          key={area}
          area={area}
          report={shown}
          gaps={gaps}
          isFixed={isFixed}
          onChange={change}
        />
      ))}
      <TextAreaField
        label={t("summary")}
        name="inspection.summary"
        hint={t("summaryHint")}
        rows={3}
        maxLength={INSPECTION_SUMMARY_LENGTH}
        value={summary}
        error={contactIn(summary)}
        onChange={({ currentTarget: { value } }) =>
          change((before) => ({ ...before, summary: value }))
        }
      />
      {!isFixed && (
        <div>
          <Button onClick={() => setAsking(true)}>{t("remove")}</Button>
        </div>
      )}
      <ConfirmRemoval open={isAsking} onCancel={() => setAsking(false)} onConfirm={onRemove}>
        <p>{t("removeWhy")}</p>
      </ConfirmRemoval>
    </div>
  );
}

/** Changes to a report one after the other, also several before anything is drawn. A photo that arrives when the form is gone changes nothing. */
function useReportChange(shown: LotInspection, onReport: (report: LotInspection) => void) {
  const latest = useRef(shown);
  latest.current = shown;
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return (next: ReportChange) => {
    if (!isThere.current) return;
    latest.current = next(latest.current);
    onReport(latest.current);
  };
}
