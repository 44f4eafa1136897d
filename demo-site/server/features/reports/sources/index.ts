// Every report, by its name on the wire.
import type { ReportName } from "martillo/contract";
import type { ReportSource } from "../report-source";
import { answers } from "./answers";
import { auctions } from "./auctions";
import { bids } from "./bids";
import { buyers } from "./buyers";
import { invoices } from "./invoices";
import { models } from "./models";
import { sales } from "./sales";
import { sellThrough } from "./sell-through";
import { stock } from "./stock";
import { team } from "./team";

export const REPORT_SOURCES: Readonly<Record<ReportName, ReportSource>> = {
  sales,
  sell_through: sellThrough,
  stock,
  bids,
  auctions,
  buyers,
  models,
  answers,
  team,
  invoices,
};
