import { useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { DRAFT_AUCTIONS_PAGE } from "../../src/paths/pages";
import { type EventProps, useWidgetEvents } from "../../src/state";
import { ErrorState } from "../../src/ui";
import { tableChunk } from "../../src/ui/data-table";
import { AccountGate, AccountSkeleton } from "../account";
import type { AuctionListOptions } from "./AuctionListView";
import { auctionListMessages } from "./auction-list.messages";

/** Only who sells needs it. */
const listChunk = defineChunk(() => import("./AuctionListView"));

/** Names of the events that the widget tells. */
export type AuctionListEvents = "martillo-login-request" | "martillo-auctions-changed";

/** Props of `AuctionList`: which auctions, and a callback for each event. */
export interface AuctionListProps extends EventProps<AuctionListEvents> {
  /** Those that are on sale, are over, are drafts, or are templates. @default "all" */
  list?: AuctionListOptions["list"];
  /** Keeps page and search in the address of the page: for the only table of a page. @default false */
  keepAddress?: boolean;
}

/** The auctions of a seller, as a table. */
export function AuctionList({ list = "all", keepAddress = false, ...props }: AuctionListProps) {
  const emit = useWidgetEvents(props);
  return (
    <section className="martillo-root martillo-auction-list" part="base">
      <AccountGate emit={emit} house={{ page: DRAFT_AUCTIONS_PAGE }} needs="post">
        {() => <Opened key={list} {...{ list, keepAddress, emit }} />}
      </AccountGate>
    </section>
  );
}

function Opened(options: AuctionListOptions) {
  const t = useMessages(auctionListMessages);
  const view = useChunk(listChunk, true);
  const table = useChunk(tableChunk, true);
  if (view.module && table.module) {
    return <view.module.AuctionListView Table={table.module.DataTable} {...options} />;
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
