import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { IMPORT_LOTS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { AccountGate, LateAccount } from "../account";
import { lotImportMessages } from "./lot-import.messages";

/** Only who sells needs it. */
const importChunk = defineChunk(() => import("./LotImportView"));

/** Names of the events that the widget tells. */
export type LotImportEvents = "martillo-login-request" | "martillo-import-finished";

/** Props of `LotImport`: the account that gets the lots, and a callback for each event. */
export interface LotImportProps extends EventProps<LotImportEvents> {
  /** For staff: number of the account that gets the lots. @default the visitor's own */
  seller?: number;
}

/** A sheet of lots becomes drafts: looked through first, imported row by row, and undone for a day. */
export function LotImport({ seller, ...props }: LotImportProps) {
  const t = useMessages(lotImportMessages);
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-lot-import" part="base">
      <AccountGate emit={emit} house={{ page: IMPORT_LOTS_PAGE }} needs="post">
        {() => (
          <LateAccount chunk={importChunk} failed={t("notOpened")}>
            {({ LotImportView }) => <LotImportView emit={emit} seller={seller} />}
          </LateAccount>
        )}
      </AccountGate>
    </section>
  );
}
