// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { reportsSchemas } from "./schemas";

type Of<Name extends keyof typeof reportsSchemas> = CallOf<typeof reportsSchemas, Name>;

/**
 * What a seller has to decide, what is on sale, and what has come of the last days beside the days before. Lists are there for those who
 * may decide.
 */
export const productGetSellerDashboardData: Of<"product/getSellerDashboardData"> = {
  name: "product/getSellerDashboardData",
  access: "seller",
  silent: true,
};

/**
 * Somebody looks at a lot. A visitor who comes back is another view after half an hour; programs and the seller's own people are none.
 * Nobody is remembered for longer than a day.
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
  "product/product_view_count": productProductViewCount,
  "report/display": reportDisplay,
  "report/download": reportDownload,
};
