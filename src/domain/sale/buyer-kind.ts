import type { BuyerKind } from "../../contract/carts/values";
import { isCif, plainId } from "../spanish-id";

/**
 * First letters of tax numbers of companies that trade: limited companies and partnerships, cooperatives, joint ventures, foreign companies.
 * Associations, foundations, owners' communities and parishes may buy as consumers [TRLGDCU 3.1].
 */
const TRADING_COMPANY = /^[A-DFJNUVW]/;

/**
 * The kind of buyer in a purchase. A company never buys as a consumer, also where it says so; a person may do either, and is taken for a
 * business where nothing is said and the account has the name of a company.
 */
export function buyerKind(of: {
  said: BuyerKind | undefined;
  taxId: string;
  hasCompany: boolean;
}): BuyerKind {
  const id = plainId(of.taxId);
  if (TRADING_COMPANY.test(id) && isCif(id)) return "business";
  return of.said ?? (of.hasCompany ? "business" : "consumer");
}
