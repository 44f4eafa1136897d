import { answerPath } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { HouseAnswers } from "../../src/patterns/house-answers";
import { ErrorState } from "../../src/ui";
import { auctionEditorMessages } from "./auction-editor.messages";
import { useAuctionFields } from "./house-fields";
import type { AuctionEditorModel } from "./use-auction-editor";

/** What the house asks of an auction beside what every auction has. */
export function HouseFields({ model }: { model: AuctionEditorModel }) {
  const t = useMessages(auctionEditorMessages);
  const { fields, error, retry } = useAuctionFields();
  if (error) return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  if (fields.length === 0) return null;
  const missing = model.showsMissing ? model.own?.missing : undefined;
  return (
    <section className="martillo-auction-editor__wide" aria-label={t("houseFields")}>
      <h3 className="martillo-account-title">{t("houseFields")}</h3>
      <HouseAnswers
        className="martillo-auction-editor__fields"
        definitions={fields}
        pathOf={answerPath}
        values={model.values}
        onType={model.type}
        errorOf={(path) => model.draft.faults[path] ?? missing?.[path]}
        isFixed={model.isFixed("custom_fields")}
      />
    </section>
  );
}
