import { formatRemaining } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { useNow } from "../../src/state";
import { Spinner } from "../../src/ui";
import { bidBoxMessages } from "./bid-box.messages";
import type { Connection } from "./bid-box-model";

export interface OfflineNoteProps {
  id: string;
  connection: Extract<Connection, { isLive: false }>;
}

/** The connection is lost: the age of the shown data, and that bids have to wait. */
export function OfflineNote({ id, connection: { isOffline, sinceMs } }: OfflineNoteProps) {
  const t = useMessages(bidBoxMessages);
  const ageMs = Math.max(0, useNow() - sinceMs);
  return (
    <div className="martillo-bid-box__offline" part="connection" id={id}>
      <Spinner />
      <p>
        <strong>{t(isOffline ? "offline" : "reconnecting")}</strong>{" "}
        {t("reconnectingWhy", { age: formatRemaining(Math.max(1000, ageMs)) })}
      </p>
    </div>
  );
}
