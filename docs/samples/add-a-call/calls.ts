import type { CallOf } from "martillo/contract";
import type { schemas } from "./schemas";

type Of<Name extends keyof typeof schemas> = CallOf<typeof schemas, Name>;

/** Lots like this one: same category, nearest in price. */
export const productSimilar: Of<"product/similar"> = {
  name: "product/similar",
  access: "public",
  alsoGet: true,
  silent: true,
};
