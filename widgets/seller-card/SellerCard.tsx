import { type SellerHeadingLevel, SellerCardView } from "./SellerCardView";
import type { ShownSeller } from "./shown-seller";
import { useSellerCard } from "./use-seller-card";

/** Props of `SellerCard`: which account, and where its lots are. */
export interface SellerCardProps {
  /** Number of the account that sells. */
  seller: number;
  /** Address of the seller's lots, with `{id}`. @default the house's own page of the seller */
  lotsUrl?: string;
  /** Level of the heading with the name; those below it are one more. @default 2 */
  headingLevel?: number;
  /** Hears what was read, once for each account, e.g. for the title of the page; null where there is none. */
  onRead?: (seller: ShownSeller | null) => void;
}

/** The seller of lots: name, place, since when, what is on offer, how earlier sales went, and the identity that the law asks of traders. */
export function SellerCard({ seller, headingLevel, ...options }: SellerCardProps) {
  return <SellerCardView model={useSellerCard(seller, options)} level={levelOf(headingLevel)} />;
}

const LEVELS: readonly SellerHeadingLevel[] = [1, 2, 3, 4, 5];

function levelOf(wanted: number | undefined): SellerHeadingLevel {
  return LEVELS.find((level) => level === wanted) ?? 2;
}
