import type { ReactNode } from "react";
import type { LotDetail } from "../../src/contract";
import { useRuntime } from "../../src/state";
import { LotDetailView } from "./LotDetailView";
import { picturesOf } from "./use-lot-page";

export interface LotPreviewProps {
  /** As its buyers get it. */
  lot: LotDetail;
  /** Stands where the bid box will be. */
  aside: ReactNode;
}

const NOTHING = () => undefined;

/** The page of a lot that is not on sale yet: the same, but for what buyers do there. */
export function LotPreview({ lot, aside }: LotPreviewProps) {
  const { assetUrl, lotUrl } = useRuntime();
  return (
    <LotDetailView
      model={{
        status: "ready",
        lot,
        pictures: picturesOf(lot, assetUrl),
        url: lotUrl(lot.id),
        watch: { isWatched: false, toggle: NOTHING, error: undefined },
        favorite: { isFavorite: false, toggle: NOTHING, error: undefined },
        signIn: { isOpen: false, ask: NOTHING, close: NOTHING },
      }}
      signInAhead={undefined}
      headingLevel={3}
      aside={aside}
    />
  );
}
