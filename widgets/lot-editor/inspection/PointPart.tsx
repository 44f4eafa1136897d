import { useRef } from "react";
import type { InspectionPoint } from "../../../src/contract";
import {
  POINT_NOTE_LENGTH,
  POINT_SEVERITIES,
  POINT_STATES,
} from "../../../src/contract/lots/inspection";
import { hasContactData } from "../../../src/domain";
import { isFinding } from "../../../src/domain/selling/inspection";
import { useMessages } from "../../../src/i18n";
import { inspectionMessages } from "../../../src/patterns/inspection";
import { RadioGroup, SelectField, TextAreaField } from "../../../src/ui";
import { lotInspectionMessages } from "../lot-inspection.messages";
import { PointPhotos } from "./PointPhotos";
import { type ReportChange, withPhoto, withPoint } from "./report";

interface PointPartProps {
  said: InspectionPoint;
  /** What its severity lacks. */
  error: string | undefined;
  isFixed: boolean;
  onChange: (change: ReportChange) => void;
}

/** One point: what was found, and of a finding how serious it is, a note and photos. */
export function PointPart({ said, error, isFixed, onChange }: PointPartProps) {
  const t = useMessages(lotInspectionMessages);
  const word = useMessages(inspectionMessages);
  // A wrong press takes nothing away: what was said of a finding is there again when it is one again.
  const aside = useRef<Partial<InspectionPoint>>({});
  const { point, severity, note = "", photos = [] } = said;
  const name = word(`point_${point}`);

  function choose(state: InspectionPoint["state"]) {
    const { area, point: _, state: __, ...details } = said;
    if (isFinding(said)) aside.current = details;
    onChange((before) => withPoint(before, { ...aside.current, area, point, state }));
  }

  const put = (changes: Partial<InspectionPoint>) =>
    onChange((before) => withPoint(before, { ...said, ...changes }));

  return (
    <div className="martillo-lot-inspection__point" part="inspection-point">
      <RadioGroup
        label={name}
        name={`inspection.${point}`}
        options={POINT_STATES.map((state) => ({ value: state, label: word(`state_${state}`) }))}
        value={said.state}
        onValueChange={(value) => choose(value as InspectionPoint["state"])}
      />
      {isFinding(said) && (
        <div className="martillo-lot-inspection__finding">
          <SelectField
            label={t("severity")}
            name={`inspection.${point}.severity`}
            value={severity ?? ""}
            error={error}
            options={[
              ...(severity ? [] : [{ value: "", label: t("chooseSeverity") }]),
              ...POINT_SEVERITIES.map((each) => ({ value: each, label: word(`severity_${each}`) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              put({ severity: value as NonNullable<InspectionPoint["severity"]> })
            }
          />
          <TextAreaField
            label={t("note")}
            name={`inspection.${point}.note`}
            rows={2}
            maxLength={POINT_NOTE_LENGTH}
            value={note}
            error={hasContactData(note) ? t("noContact") : undefined}
            onChange={({ currentTarget: { value } }) => put({ note: value })}
          />
          <PointPhotos
            name={name}
            photos={photos}
            isFixed={isFixed}
            onPhoto={(src) => onChange((before) => withPhoto(before, point, src))}
            onRemove={(src) => put({ photos: photos.filter((each) => each !== src) })}
          />
        </div>
      )}
    </div>
  );
}
