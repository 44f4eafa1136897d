import type { productActions } from "martillo/contract";
import type { HandlersFor } from "../../http/mount";
import { bidhistory } from "./bid-history";
import { dashboard } from "./dashboard";
import { lots, nextLot, singleProduct } from "./lots";
import { projectAction } from "./project-action";
import { search } from "./search";
import { suggestions } from "./suggestions";

export const productHandlers = {
  "product/nextLot": nextLot,
  "product/search": search,
  "product/suggestions": suggestions,
  "product/singleProduct": singleProduct,
  "product/lots": lots,
  "product/bidhistory": bidhistory,
  "product/dashboard": dashboard,
  "product/projectAction": projectAction,
} satisfies HandlersFor<typeof productActions>;
