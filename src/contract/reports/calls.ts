// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { reportsSchemas } from "./schemas";

type Of<Name extends keyof typeof reportsSchemas> = CallOf<typeof reportsSchemas, Name>;

/**
 * The decisions that wait for a seller, the lots on sale, and the results of the last days compared with the days before. Only callers
 * who may decide get the lists.
 */
export const productGetSellerDashboardData: Of<"product/getSellerDashboardData"> = {
  name: "product/getSellerDashboardData",
  access: "seller",
  silent: true,
};

/** What waits for a seller today. Each list is for callers who may do something about it; the others are left out. */
export const customSellingHome: Of<"custom/sellingHome"> = {
  name: "custom/sellingHome",
  access: "seller",
  silent: true,
};

/** What the figures of an unsold lot's last round advise for the next one, and the proposed terms. Nothing is changed by it. */
export const customRelistAdvice: Of<"custom/relistAdvice"> = {
  name: "custom/relistAdvice",
  access: "seller",
  silent: true,
};

/**
 * Counts a view of a lot. A visitor who comes back counts again after half an hour; programs and the seller's own people do not count. A
 * visitor is remembered for one day at most.
 */
export const productProductViewCount: Of<"product/product_view_count"> = {
  name: "product/product_view_count",
  access: "public",
  scope: "read",
  silent: true,
};

/**
 * What a seller has sold, how much of what was offered, or what is there now: in pages, with what adds up. Names of buyers are there for
 * those who may award.
 */
export const reportDisplay: Of<"report/display"> = {
  name: "report/display",
  access: "seller",
  silent: true,
};

/** The same as a file to keep. */
export const reportDownload: Of<"report/download"> = {
  name: "report/download",
  access: "seller",
  answersFile: true,
  silent: true,
};

/** These calls, by wire name. */
export const reportsCalls = {
  "product/getSellerDashboardData": productGetSellerDashboardData,
  "custom/sellingHome": customSellingHome,
  "custom/relistAdvice": customRelistAdvice,
  "product/product_view_count": productProductViewCount,
  "report/display": reportDisplay,
  "report/download": reportDownload,
};
