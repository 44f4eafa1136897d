import { useMessages } from "../../i18n";
import { defineChunk, useChunk } from "../../late";
import type { Emit } from "../../state";
import { offersMessages } from "./offers.messages";
import type { OfferWishes } from "./use-offer-wish";

/** Most visitors only look. */
const dialogChunk = defineChunk(() => import("./OfferDialog"));

export interface LateOfferDialogProps {
  wishes: OfferWishes;
  emit: Emit;
  /** Address of what came of an offer, with `{id}`. */
  invoiceUrl?: string | undefined;
}

/** The dialog of what was begun; its code comes with the first press. */
export function LateOfferDialog({ wishes, emit, invoiceUrl }: LateOfferDialogProps) {
  const t = useMessages(offersMessages);
  const { reader, wish, end } = wishes;
  const { module, hasFailed } = useChunk(dialogChunk, wish !== undefined);
  if (wish === undefined) return null;
  if (!module) return hasFailed ? <p role="alert">{t("notOpened")}</p> : null;
  return <module.OfferDialog key={wish.no} {...{ reader, wish, emit, invoiceUrl }} onEnd={end} />;
}
