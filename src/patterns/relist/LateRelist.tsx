import { useMessages } from "../../i18n";
import { defineChunk } from "../../late";
import { Dialog, LatePart } from "../../ui";
import { relistMessages } from "./relist.messages";

/** Comes with the first press. */
const formChunk = defineChunk(() => import("./RelistForm"));

export interface LateRelistProps {
  /** Id of the lot. */
  lot: number;
  title: string;
  onCancel: () => void;
  /** It is listed again. */
  onDone: () => void;
}

/** Asks on which terms an unsold lot is listed again, and says why it was not sold. */
export function LateRelist({ lot, title, onCancel, onDone }: LateRelistProps) {
  const t = useMessages(relistMessages);
  return (
    <Dialog open onClose={onCancel} title={t("title", { title })} dismissible={false}>
      <LatePart chunk={formChunk} loading={t("loading")} failed={t("notOpened")}>
        {({ RelistForm }) => <RelistForm lot={lot} onCancel={onCancel} onDone={onDone} />}
      </LatePart>
    </Dialog>
  );
}
