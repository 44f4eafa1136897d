import { VIEW_PAGES } from "../../src/contract";
import { answerPath } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { answerLabels, useHouseFields } from "../../src/patterns/house-answers";
import { auctionEditorMessages } from "./auction-editor.messages";

/** What the house asks of auctions; `error` where it could not be read. */
export function useAuctionFields() {
  return useHouseFields(VIEW_PAGES.auction);
}

/** What a field is called, those of the house among them. */
export function useFieldLabel(): (name: string) => string {
  const t = useMessages(auctionEditorMessages);
  const labels = answerLabels(useAuctionFields().fields);
  return (name) =>
    labels.get(name) ??
    (name.startsWith(answerPath("")) ? t("houseFields") : t(`field_${name}` as "field_title"));
}
