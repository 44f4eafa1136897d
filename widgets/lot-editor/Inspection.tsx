import { useEffect, useRef, useState } from "react";
import type { LotInspection } from "../../src/contract";
import { Button, isFocusLost, LatePart, Refusal } from "../../src/ui";
import { inspectionChunk } from "./inspection-chunk";
import { useField } from "./LotField";
import type { LotEditorModel } from "./use-lot-editor";

/** The inspection report of a lot: a button until there is one. A template is no vehicle that could be looked at. */
export function Inspection({ model }: { model: LotEditorModel }) {
  const { t, isFixed, error } = useField("inspection", model);
  const report = model.values["inspection"] as LotInspection | null;
  const [isAdding, setAdding] = useState(false);
  const isOpen = report !== null || isAdding;
  const section = useRef<HTMLFieldSetElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    // The button that was pressed is gone.
    if (section.current && isFocusLost(section.current)) section.current.focus();
  }, [isOpen]);
  if (model.template !== null || (isFixed && !report)) return null;
  return (
    // A list of missing fields leads here: the focus goes to the whole report.
    <fieldset
      ref={section}
      className="martillo-lot-editor__wide martillo-lot-editor__inspection"
      part="inspection"
      name="inspection"
      tabIndex={-1}
      disabled={isFixed}
    >
      <legend>
        <h3 className="martillo-account-title">{t("field_inspection")}</h3>
      </legend>
      <p className="martillo-account-note">{t(isFixed ? "fixed" : "hint_inspection")}</p>
      {!isOpen && (
        <div>
          <Button onClick={() => setAdding(true)}>{t("addInspection")}</Button>
        </div>
      )}
      {isOpen && (
        <LatePart
          chunk={inspectionChunk}
          loading={t("inspectionLoading")}
          failed={t("inspectionFailed")}
        >
          {({ InspectionForm }) => (
            <InspectionForm
              report={report}
              onReport={(inspection) => model.type({ inspection })}
              onRemove={() => {
                setAdding(false);
                if (report) model.type({ inspection: null });
              }}
              isFixed={isFixed}
              showsGaps={error !== undefined || model.showsMissing("description")}
            />
          )}
        </LatePart>
      )}
      <Refusal
        of={error === undefined ? undefined : { message: error }}
        className="martillo-lot-editor__error"
      />
    </fieldset>
  );
}
