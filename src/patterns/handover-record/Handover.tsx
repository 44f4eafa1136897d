import { useRef } from "react";
import type { HandoverRecord } from "../../contract";
import { formatNumber, useMessages } from "../../i18n";
import { Button, useStyles } from "../../ui";
import { handoverRecordMessages } from "./handover-record.messages";
import styles from "./handover-record.css?inline";

export interface HandoverProps {
  record: HandoverRecord;
  /** Gets a picture of the hand-over. */
  onPhoto: (file: number) => void;
}

/** The record of the hand-over, for both sides. */
export function Handover({ record, onPhoto }: HandoverProps) {
  const t = useMessages(handoverRecordMessages);
  const place = useRef<HTMLElement>(null);
  useStyles(place, styles);
  const { km, keys_given: keys, notes, files, by } = record;
  if (km === null && keys === null && notes === "" && files.length === 0) return null;
  return (
    <section ref={place} className="martillo-handover" part="handover" aria-label={t("record")}>
      <h3>{t("record")}</h3>
      <dl className="martillo-handover__facts">
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
        <div className="martillo-handover__photos" role="group" aria-label={t("recordPhotos")}>
          {files.map(({ file_id }, at) => (
            <Button key={file_id} size="s" onClick={() => onPhoto(file_id)}>
              {t("photo", { at: at + 1 })}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
