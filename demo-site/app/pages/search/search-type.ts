import { PATHS } from "martillo/contract";

/** `ventas` is the direct sale; any other word of a search address means auctions. */
function saleKind(type: string | undefined): 0 | 1 {
  return type?.toLowerCase() === "ventas" ? 0 : 1;
}

export const AUCTIONS_SEARCH = PATHS.searchAuctions;
export const SALES_SEARCH = PATHS.searchSales;

/** The kind of sale that a search page's address stands for; undefined on any other page. */
export function searchPageKind(pathname: string): 0 | 1 | undefined {
  const match = /^\/(?:search|buscar)\/([^/]+)\/?$/i.exec(pathname);
  return match ? saleKind(match[1]) : undefined;
}
