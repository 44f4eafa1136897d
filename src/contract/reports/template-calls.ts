// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import type { reportTemplateSchemas } from "./template-schemas";

type Of<Name extends keyof typeof reportTemplateSchemas> = CallOf<
  typeof reportTemplateSchemas,
  Name
>;

/** The same as `product/getSellerDashboardData`, for those who write lots. */
export const templateProductGetSellerDashboardData: Of<"template/product/getSellerDashboardData"> =
  { name: "template/product/getSellerDashboardData", access: "seller", silent: true };

/** The same as `product/product_view_count`, for those who write lots. */
export const templateProductProductViewCount: Of<"template/product/product_view_count"> = {
  name: "template/product/product_view_count",
  access: "seller",
  silent: true,
};

/** These calls, by wire name. */
export const reportTemplateCalls = {
  "template/product/getSellerDashboardData": templateProductGetSellerDashboardData,
  "template/product/product_view_count": templateProductProductViewCount,
};
