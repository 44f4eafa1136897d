import { useMessages } from "../../i18n";
import { defineChunk } from "../../late";
import { LatePart } from "../../ui";
import type { LotProceedsProps } from "./LotProceeds";
import { proceedsMessages } from "./proceeds.messages";

/** Few who see a lot sell it. */
const proceedsChunk = defineChunk(() => import("./LotProceeds"));

export type LateProceedsProps = LotProceedsProps;

/** `LotProceeds`, whose code comes when it is shown. */
export function LateProceeds(props: LateProceedsProps) {
  const t = useMessages(proceedsMessages);
  return (
    <LatePart chunk={proceedsChunk} loading={t("loading")} failed={t("failed")}>
      {({ LotProceeds }) => <LotProceeds {...props} />}
    </LatePart>
  );
}
