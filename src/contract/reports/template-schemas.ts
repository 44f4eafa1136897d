import type { CallSchemas } from "../call-schemas";
import { forTemplates } from "../for-templates";
import { reportsSchemas } from "./schemas";

/** Calls about what happened to lots that pages of templates ask for, too: they answer as without the prefix. */
export const reportTemplateSchemas = {
  "template/product/getSellerDashboardData": forTemplates(
    reportsSchemas["product/getSellerDashboardData"],
  ),
  "template/product/product_view_count": forTemplates(reportsSchemas["product/product_view_count"]),
} satisfies CallSchemas;
