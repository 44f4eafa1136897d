// Apart from the calls beside it: those come with every widget that shows a lot.
import type { CallOf } from "../call";
import type { lotsSchemas } from "./schemas";

/** A seller's own lots: add, edit, publish, relist, withdraw. */
export const productProjectAction: CallOf<typeof lotsSchemas, "product/projectAction"> = {
  name: "product/projectAction",
  access: "seller",
};
