import { useMessages } from "../../src/i18n";
import { Button, ButtonLink, Dialog, LatePart, Refusal } from "../../src/ui";
import { askSellerMessages } from "./ask-seller.messages";
import { questionChunk } from "./question-chunk";
import type { AskSellerModel } from "./use-ask-seller";

/** Pure markup from the model. */
export function AskSellerView({ model }: { model: AskSellerModel }) {
  const t = useMessages(askSellerMessages);
  const { lot, href, signIn } = model;
  if (lot === undefined) return null;
  return (
    <div className="martillo-root martillo-ask-seller" part="base">
      {href === undefined ? (
        <Button full busy={signIn.isBusy} onClick={model.start} part="ask">
          {t("ask")}
        </Button>
      ) : (
        <ButtonLink full href={href} target="_blank" rel="noreferrer">
          {t("askInHouse")}
        </ButtonLink>
      )}
      <Refusal of={signIn.problem} className="martillo-ask-seller__refusal" />
      {signIn.LoginInPlace && (
        <signIn.LoginInPlace
          open={signIn.isOpen}
          reason="account"
          onClose={signIn.close}
          onSignedIn={signIn.finish}
        />
      )}
      <Dialog open={model.isOpen} title={t("title")} onClose={model.close}>
        {model.isOpen && (
          <LatePart chunk={questionChunk} loading={t("loading")} failed={t("notLoaded")}>
            {({ QuestionForm }) => <QuestionForm lot={lot} emit={model.emit} />}
          </LatePart>
        )}
      </Dialog>
    </div>
  );
}
