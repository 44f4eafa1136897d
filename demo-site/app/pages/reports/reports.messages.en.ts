import type { MessageKeyOf } from "../../locales/message-key-of";
import type { reportsPageMessages } from "./reports.messages";

export const reportsPageEnglish = {
  "siteReports.sales": "Sales",
  "siteReports.sell_through": "Sell-through",
  "siteReports.stock": "Stock",
  "siteReports.bids": "Bids",
  "siteReports.auctions": "Auctions",
  "siteReports.buyers": "Buyers",
  "siteReports.models": "Models",
  "siteReports.answers": "Answers",
  "siteReports.team": "Team",
  "siteReports.invoices": "Documents",
  "siteReports.overview": "Overview",
} satisfies Record<MessageKeyOf<typeof reportsPageMessages>, string>;
