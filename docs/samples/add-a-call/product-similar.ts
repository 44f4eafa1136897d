import { defineAction, Id, IdInput, Lot } from "martillo/contract";
import * as z from "zod/mini";

/** In the repository: `src/contract/groups/product.ts`, and one line in the table at its end. */
export const productSimilar = defineAction("product/similar", {
  summary: "Lots like this one: same category, nearest in price.",
  access: "public",
  alsoGet: true,
  silent: true,
  inferred: true,
  input: z.object({ id: IdInput }),
  output: z.object({ of: Id, records: z.array(Lot) }),
});
