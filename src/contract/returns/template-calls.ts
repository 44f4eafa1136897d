// Written by `npm run generate`; not by hand.
import type { CallOf } from "../call-schemas";
import { formOf } from "../uploads/values";
import type { returnTemplateSchemas } from "./template-schemas";

type Of<Name extends keyof typeof returnTemplateSchemas> = CallOf<
  typeof returnTemplateSchemas,
  Name
>;

/** The same as `product/raiseReturnRequest`, for those who write lots. */
export const templateProductRaiseReturnRequest: Of<"template/product/raiseReturnRequest"> = {
  name: "template/product/raiseReturnRequest",
  access: "seller",
  rateLimit: "pay",
  silent: true,
  multipart: formOf,
};

/** These calls, by wire name. */
export const returnTemplateCalls = {
  "template/product/raiseReturnRequest": templateProductRaiseReturnRequest,
};
