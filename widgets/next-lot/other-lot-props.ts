import type { ReactNode } from "react";

export interface OtherLotProps {
  /** What the page says in place of a lot's number: `next`, or something that is wrong. */
  lot: unknown;
  /** Looks for the next lot of this seller alone. */
  seller: number | undefined;
  /** Stands there while the lot is looked for. */
  waiting: ReactNode;
  /** The widget for the lot that was found. */
  children: (lot: number) => ReactNode;
}
