import { useMessages } from "../../src/i18n";
import { Button, ButtonLink, EmptyState, ErrorState, Pager, Refusal, Skeleton } from "../../src/ui";
import { lotCommentsMessages } from "./lot-comments.messages";
import { QuestionItem } from "./QuestionItem";
import type { LotCommentsModel } from "./use-lot-comments";
import { WritingPlace } from "./WritingPlace";

const DONE = { ask: "asked", answer: "answered", edit: "changed" } as const;

/** Pure markup from the model. */
export function LotCommentsView({ model }: { model: LotCommentsModel }) {
  const t = useMessages(lotCommentsMessages);
  const { status, failure, done, signIn } = model;
  if (status === "none") return null;
  return (
    <section
      className="martillo-root martillo-lot-comments"
      part="base"
      data-state={status}
      aria-label={t("title")}
      aria-busy={status === "loading" || undefined}
    >
      <h2 className="martillo-lot-comments__heading" part="heading">
        {t("title")}
      </h2>
      {status === "loading" && (
        <>
          <span className="martillo-visually-hidden">{t("loading")}</span>
          <Skeleton width="64%" height="20px" />
          <Skeleton width="86%" height="52px" />
        </>
      )}
      {status === "failed" && failure && (
        <ErrorState title={failure.message} next={failure.next} onRetry={failure.retry} />
      )}
      {status === "ready" && <Questions model={model} />}
      <p role="status" className="martillo-lot-comments__done">
        {done && t(DONE[done])}
      </p>
      <Refusal of={signIn.problem} className="martillo-lot-comments__refusal" />
      {signIn.LoginInPlace && (
        <signIn.LoginInPlace
          open={signIn.isOpen}
          reason="account"
          onClose={signIn.close}
          onSignedIn={signIn.finish}
        />
      )}
    </section>
  );
}

function Questions({ model }: { model: LotCommentsModel }) {
  const t = useMessages(lotCommentsMessages);
  const { questions, takesMore, mayAsk, mayAnswer } = model;
  return (
    <>
      {questions.length === 0 && (
        <EmptyState icon="info" title={t(takesMore ? "empty" : "noneAsked")}>
          {takesMore && (mayAsk || mayAnswer) && t(mayAnswer ? "emptySeller" : "emptyText")}
        </EmptyState>
      )}
      {questions.length > 0 && (
        <ul className="martillo-lot-comments__list">
          {questions.map((question) => (
            <QuestionItem key={question.comment_id} question={question} model={model} />
          ))}
        </ul>
      )}
      <Pager page={model.page} pageCount={model.pageCount} onPageChange={model.goTo} />
      {!takesMore && <p className="martillo-lot-comments__note">{t("closed")}</p>}
      {mayAsk && <Ask model={model} />}
    </>
  );
}

/** The button stays while the form is open: it has the focus afterwards. */
function Ask({ model }: { model: LotCommentsModel }) {
  const t = useMessages(lotCommentsMessages);
  const { href, writing, signIn } = model;
  if (href !== undefined) {
    return (
      <ButtonLink href={href} target="_blank" rel="noreferrer">
        {t("askInHouse")}
      </ButtonLink>
    );
  }
  const isOpen = writing?.kind === "ask";
  return (
    <div className="martillo-lot-comments__ask">
      <Button
        busy={signIn.isBusy}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) =>
          isOpen ? model.close() : model.write({ kind: "ask" }, currentTarget)
        }
        part="ask"
      >
        {t("ask")}
      </Button>
      {isOpen && <WritingPlace writing={writing} model={model} />}
    </div>
  );
}
