import { useMessages } from "../../src/i18n";
import { ErrorState, uiMessages } from "../../src/ui";
import { defineChunk, useChunk } from "../../src/late";
import type { OtherLotProps } from "./other-lot-props";

/** Most pages name their lots: this comes for those that do not. */
const nextLotChunk = defineChunk(() => import("./NextLot"));

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
