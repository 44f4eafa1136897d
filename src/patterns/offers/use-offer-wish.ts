import { useState } from "react";
import type { Offer } from "../../contract";

/** The side that looks at an offer. */
export type OfferReader = "buyer" | "seller";

/** The action that the reader is about to do. */
export type OfferDeed = "make" | Offer["actions"][number];

/** For what: a lot, and the offer that is answered. */
export interface OfferSubject {
  lot: number;
  title: string;
  isAuction: boolean;
  offer?: Offer;
  /** Decimal euro between which an amount may lie; null: there is no bound. */
  minimum: string | null;
  maximum: string | null;
  /** What a buyer would pay in all for so many cents, where that is known. Decimal euro. */
  totalOf?: (cents: number) => string;
}

/** A deed that was begun. */
export interface OfferWish {
  deed: OfferDeed;
  subject: OfferSubject;
  /** Counts the deeds of a page: each begins with an empty form. */
  no: number;
}

/** What the page of an offer knows of its dialog, whose code comes when something is begun. */
export interface OfferWishes {
  reader: OfferReader;
  wish: OfferWish | undefined;
  begin: (deed: OfferDeed, subject: OfferSubject) => void;
  end: () => void;
}

export function useOfferWish(reader: OfferReader): OfferWishes {
  const [wish, setWish] = useState<OfferWish>();
  const [count, setCount] = useState(0);
  return {
    reader,
    wish,
    begin(deed, subject) {
      setWish({ deed, subject, no: count });
      setCount(count + 1);
    },
    end: () => setWish(undefined),
  };
}
