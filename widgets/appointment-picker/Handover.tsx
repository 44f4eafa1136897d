import type { HandoverRecord } from "../../src/contract";
import { formatNumber, useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { appointmentPickerMessages } from "./appointment-picker.messages";
import type { AppointmentPickerModel } from "./use-appointment-picker";

interface HandoverProps {
  record: HandoverRecord;
  model: AppointmentPickerModel;
}

/** The record of the hand-over, for both sides. */
export function Handover({ record, model }: HandoverProps) {
  const t = useMessages(appointmentPickerMessages);
  const { km, keys_given: keys, notes, files, by } = record;
  if (km === null && keys === null && notes === "" && files.length === 0) return null;
  return (
    <section className="martillo-appointment-picker__card" part="handover" aria-label={t("record")}>
      <h3>{t("record")}</h3>
      <dl className="martillo-appointment-picker__facts">
        {km !== null && (
          <div>
            <dt>{t("recordKm")}</dt>
            <dd className="martillo-figures">{t("km", { km: formatNumber(km) })}</dd>
          </div>
        )}
        {keys !== null && (
          <div>
            <dt>{t("recordKeys")}</dt>
            <dd className="martillo-figures">{keys === 0 ? t("noKeys") : formatNumber(keys)}</dd>
          </div>
        )}
        {notes !== "" && (
          <div>
            <dt>{t("recordNotes")}</dt>
            <dd>{notes}</dd>
          </div>
        )}
      </dl>
      {by === "staff" && <p>{t("byHouse")}</p>}
      {files.length > 0 && (
        <div
          className="martillo-appointment-picker__actions"
          role="group"
          aria-label={t("recordPhotos")}
        >
          {files.map(({ file_id }, at) => (
            <Button key={file_id} size="s" onClick={() => model.downloadPhoto(file_id)}>
              {t("photo", { at: at + 1 })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
