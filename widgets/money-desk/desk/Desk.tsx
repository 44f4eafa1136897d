import { useState } from "react";
import { customPayments } from "../../../src/contract";
import { useMessages } from "../../../src/i18n";
import { useMoneyQueries } from "../../../src/patterns/money-news";
import { useQuery } from "../../../src/state";
import { Tabs } from "../../../src/ui";
import { DifferencesTab } from "./DifferencesTab";
import { deskMessages } from "./desk.messages";
import { GiftsTab } from "./GiftsTab";
import { LedgerTab } from "./LedgerTab";
import { PaymentsTab } from "./PaymentsTab";
import { PayoutsTab } from "./PayoutsTab";

const TABS = ["payments", "review", "differences", "ledger", "gifts", "payouts"] as const;
type Tab = (typeof TABS)[number];

/** Each thing that staff do with money, under a tab of its own. */
export function Desk() {
  const t = useMessages(deskMessages);
  const [tab, setTab] = useState<Tab>("payments");
  // The number of payments that wait for a decision is visible from every tab.
  const { data: waiting } = useQuery(customPayments, { page: 1, limit: 1, list: "review" });
  useMoneyQueries(customPayments);
  return (
    <Tabs
      label={t("tabs")}
      items={TABS.map((key) => ({
        key,
        label: t(key),
        ...(key === "review" && waiting?.totalRecords && { count: waiting.totalRecords }),
      }))}
      selected={tab}
      onSelect={(key) => setTab(TABS.find((one) => one === key) ?? "payments")}
    >
      {tab === "payments" && <PaymentsTab list="all" />}
      {tab === "review" && <PaymentsTab key="review" list="review" />}
      {tab === "differences" && <DifferencesTab />}
      {tab === "ledger" && <LedgerTab />}
      {tab === "gifts" && <GiftsTab />}
      {tab === "payouts" && <PayoutsTab />}
    </Tabs>
  );
}
