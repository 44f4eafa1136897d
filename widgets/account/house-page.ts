import type { SitePage } from "../../src/paths";

/** A page of the auction house, and what stands in its address. */
export interface HousePage {
  page: SitePage;
  id?: number;
}
