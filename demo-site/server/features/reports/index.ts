/** What sellers have reported. */
import type { SomeHandlers } from "../../platform/call/mount";
import { sellerDashboard } from "./dashboard";
import { adviseRelist } from "./relist-advice";
import { displayReport } from "./report";
import { downloadReport } from "./report-file";
import { sellingHome } from "./selling-home";
import { viewCount } from "./view-count";

/** What answers the calls of this feature, by wire name. */
export const calls = {
  "product/getSellerDashboardData": sellerDashboard,
  "custom/relistAdvice": adviseRelist,
  "custom/sellingHome": sellingHome,
  "product/product_view_count": viewCount,
  "template/product/getSellerDashboardData": sellerDashboard,
  "template/product/product_view_count": viewCount,
  "report/display": displayReport,
  "report/download": downloadReport,
} satisfies SomeHandlers;

export { jobs } from "./jobs";
