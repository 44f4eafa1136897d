import type { CallSchemas } from "../call-schemas";
import { forTemplates } from "../for-templates";
import { returnsSchemas } from "./schemas";

/** The call about returns that pages of templates ask for, too: it answers as without the prefix. */
export const returnTemplateSchemas = {
  "template/product/raiseReturnRequest": forTemplates(returnsSchemas["product/raiseReturnRequest"]),
} satisfies CallSchemas;
