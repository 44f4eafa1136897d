import type { ReactNode } from "react";
import { useMessages } from "../../src/i18n";
import { ErrorState, uiMessages } from "../../src/ui";
import { defineChunk, useChunk } from "../../src/late";

/** Most pages name their lots: this comes for those that do not. */
const nextLotChunk = defineChunk(() => import("./NextLot"));

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

/** Whether it names a lot; attributes may hold anything. */
export function isLotId(lot: unknown): lot is number {
  return Number.isSafeInteger(lot) && Number(lot) > 0;
}

/** A widget whose page names no lot by its number. */
export function OtherLot(props: OtherLotProps) {
  const t = useMessages(uiMessages);
  const { module, hasFailed } = useChunk(nextLotChunk, true);
  if (module) return <module.NextLot {...props} />;
  if (!hasFailed) return props.waiting;
  return <ErrorState title={t("notLoaded")} onRetry={() => void nextLotChunk.load()} />;
}
