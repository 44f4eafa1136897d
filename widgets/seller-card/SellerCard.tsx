import { type SellerHeadingLevel, SellerCardView } from "./SellerCardView";
import { useSellerCard } from "./use-seller-card";

/** What a page may want to say of a seller elsewhere. */
export interface ShownSeller {
  id: number;
  /** As lots show it. */
  name: string;
  /** How many lots are on offer. */
  lots: number;
}

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

/** Who sells: name, place, since when, what is on offer, how earlier sales went, and of traders what the law asks for. */
export function SellerCard({ seller, headingLevel, ...options }: SellerCardProps) {
  return <SellerCardView model={useSellerCard(seller, options)} level={levelOf(headingLevel)} />;
}

const LEVELS: readonly SellerHeadingLevel[] = [1, 2, 3, 4, 5];

function levelOf(wanted: number | undefined): SellerHeadingLevel {
  return LEVELS.find((level) => level === wanted) ?? 2;
}
