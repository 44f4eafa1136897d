import { useId } from "react";
import {
  NOTIFICATION_KINDS,
  type NotificationMedium,
  type Preferences,
  SENT_BY,
} from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { notificationsMessages } from "./notifications.messages";
import { boxName } from "./use-preference-form";

export interface NotificationTableProps {
  chosen: Preferences["notifications"];
  /** The ways that this house has. */
  media: readonly NotificationMedium[];
  /** Without a verified phone nothing can be sent to it. */
  hasPhone: boolean;
}

/** A row for each thing that the house writes about, a column for each way. */
export function NotificationTable({ chosen, media, hasPhone }: NotificationTableProps) {
  const t = useMessages(notificationsMessages);
  const id = useId();
  return (
    <table className="martillo-notifications__table" part="table">
      <thead>
        <tr>
          <th scope="col">{t("what")}</th>
          {media.map((medium) => (
            <th key={medium} scope="col">
              {t(medium)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTIFICATION_KINDS.map((kind) => (
          <tr key={kind} part="row">
            <th scope="row">
              <span className="martillo-notifications__kind">{t(kind)}</span>
              <span className="martillo-notifications__why" id={`${id}-${kind}`}>
                {t(`${kind}Why`)}
              </span>
            </th>
            {media.map((medium) => (
              <td key={medium}>
                {SENT_BY[kind].includes(medium) ? (
                  // The whole cell is the target.
                  <label className="martillo-notifications__cell">
                    <input
                      type="checkbox"
                      part="checkbox"
                      name={boxName(kind, medium)}
                      defaultChecked={chosen[kind][medium]}
                      disabled={medium === "sms" && !hasPhone}
                      aria-describedby={`${id}-${kind}`}
                    />
                    <span className="martillo-visually-hidden">
                      {t("cell", { kind: t(kind), medium: t(medium) })}
                    </span>
                  </label>
                ) : (
                  <span className="martillo-visually-hidden">{t("notSent")}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
