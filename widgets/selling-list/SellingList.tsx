import { useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { SELLER_LOTS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { ErrorState } from "../../src/ui";
import { tableChunk } from "../../src/ui/data-table";
import { AccountGate, AccountSkeleton } from "../account";
import { sellingListMessages } from "./selling-list.messages";
import type { SellingListOptions } from "./use-selling-list";

/** Only who sells needs it. */
const listChunk = defineChunk(() => import("./SellingListView"));

/** Names of the events that the widget tells. */
export type SellingListEvents =
  | "martillo-login-request"
  | "martillo-lots-changed"
  | "martillo-lot-edit-request";

/** Props of `SellingList`: which lots, and a callback for each event. */
export interface SellingListProps extends EventProps<SellingListEvents> {
  /** Those that are on sale, were sold, were not, are drafts, or templates to make lots of. @default "open" */
  list?: SellingListOptions["list"];
  /** Auctions, direct sales, or both. @default "all" */
  kind?: SellingListOptions["kind"];
  /** Keeps page, order, search and filters in the address of the page: for the only table of a page. @default false */
  keepAddress?: boolean;
}

/** The lots of a seller, as a table: found, narrowed down, changed one by one or many at once, and taken away as a sheet. */
export function SellingList({
  list = "open",
  kind = "all",
  keepAddress = false,
  ...props
}: SellingListProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-selling-list" part="base">
      <AccountGate emit={emit} house={{ page: SELLER_LOTS_PAGE }} needs="post">
        {() => <Opened key={`${kind} ${list}`} {...{ list, kind, keepAddress, emit }} />}
      </AccountGate>
    </section>
  );
}

function Opened(options: SellingListOptions) {
  const t = useMessages(sellingListMessages);
  const view = useChunk(listChunk, true);
  const table = useChunk(tableChunk, true);
  if (view.module && table.module) {
    return <view.module.SellingListView Table={table.module.DataTable} {...options} />;
  }
  if (!view.hasFailed && !table.hasFailed) return <AccountSkeleton />;
  return (
    <ErrorState
      title={t("notOpened")}
      onRetry={() => {
        void listChunk.load();
        void tableChunk.load();
      }}
    />
  );
}
