import type { CallSchemas } from "martillo/contract";
import { Id, IdInput, Lot } from "martillo/contract/schemas";
import * as z from "zod/mini";

/** In the repository: one entry of `src/contract/lots/schemas.ts`. */
export const schemas = {
  /** Lots like this one: same category, nearest in price. */
  "product/similar": {
    access: "public",
    alsoGet: true,
    silent: true,
    /** In the repository: `LIST` of `src/contract/costs.ts`. */
    cost: 4,
    inferred: true,
    input: z.object({ id: IdInput }),
    output: z.object({ of: Id, records: z.array(Lot) }),
  },
} satisfies CallSchemas;
