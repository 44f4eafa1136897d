import { useState } from "react";
import { type Comment, commentGetAllReplyComments } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useMoments, useNow, useQuery } from "../../src/state";
import { Badge, Button } from "../../src/ui";
import { lotCommentsMessages } from "./lot-comments.messages";
import type { LotCommentsModel, Question } from "./use-lot-comments";
import { WritingPlace } from "./WritingPlace";

/** As many as one page of the call may have. */
const MOST_ANSWERS = 100;

/** A question with its answers, and what may be done about it. */
export function QuestionItem({ question, model }: { question: Question; model: LotCommentsModel }) {
  const t = useMessages(lotCommentsMessages);
  const { comment_id: id, removed } = question;
  const isAnswering = model.writing?.kind === "answer" && model.writing.question === id;
  return (
    <li className="martillo-lot-comments__question" part="question">
      <CommentText comment={question} model={model} />
      {question.open === 0 && removed === 0 && (
        <p className="martillo-lot-comments__note">
          {t(question.mine === 1 ? "waitingOwn" : "waitingSeller")}
        </p>
      )}
      <Answers question={question} model={model} />
      {model.mayAnswer && removed === 0 && (
        <div>
          <Button
            size="s"
            aria-expanded={isAnswering}
            onClick={({ currentTarget }) =>
              isAnswering
                ? model.close()
                : model.write({ kind: "answer", question: id }, currentTarget)
            }
          >
            {t("answer")}
          </Button>
        </div>
      )}
      {isAnswering && model.writing && <WritingPlace writing={model.writing} model={model} />}
    </li>
  );
}

function Answers({ question, model }: { question: Question; model: LotCommentsModel }) {
  const t = useMessages(lotCommentsMessages);
  const [isWhole, setWhole] = useState(false);
  const { comment_id, answers, answer_count: count } = question;
  const hasMore = count > answers.length;
  const { data, isLoading } = useQuery(
    commentGetAllReplyComments,
    isWhole && hasMore ? { comment_id, limit: MOST_ANSWERS } : null,
  );
  const shown = data?.records ?? answers;
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="martillo-lot-comments__answers">
        {shown.map((answer) => (
          <li key={answer.comment_id} className="martillo-lot-comments__answer" part="answer">
            <CommentText comment={answer} model={model} />
          </li>
        ))}
      </ul>
      {hasMore && !data && (
        <div>
          <Button size="s" variant="ghost" busy={isLoading} onClick={() => setWhole(true)}>
            {t("allAnswers", { count })}
          </Button>
        </div>
      )}
    </>
  );
}

/** The author, the time and the text; the place stays where the house has taken the text away. */
function CommentText({ comment, model }: { comment: Comment; model: LotCommentsModel }) {
  const t = useMessages(lotCommentsMessages);
  const moments = useMoments();
  const isEditing =
    model.writing?.kind === "edit" && model.writing.comment.comment_id === comment.comment_id;
  const isRemoved = comment.removed === 1;
  return (
    <>
      <header className="martillo-lot-comments__head">
        <strong>
          <bdi>{useAuthor(comment)}</bdi>
        </strong>
        {comment.side !== "buyer" && (
          <Badge icon="check" tone="accent">
            {t(comment.side === "seller" ? "bySeller" : "byHouse")}
          </Badge>
        )}
        <small>
          {moments(comment.created_at)}
          {comment.edited_at !== null && ` · ${t("edited")}`}
        </small>
      </header>
      {isRemoved && <p className="martillo-lot-comments__note">{t("removed")}</p>}
      {comment.removed_reason !== null && (
        <p className="martillo-lot-comments__note">
          {t("removedWhy", { reason: comment.removed_reason })}
        </p>
      )}
      {!isRemoved && !isEditing && (
        <p className="martillo-lot-comments__text">
          <bdi dir="auto">{comment.text}</bdi>
        </p>
      )}
      {comment.edit_until !== null && (
        <EditButton until={comment.edit_until} isOpen={isEditing} comment={comment} model={model} />
      )}
      {isEditing && model.writing && <WritingPlace writing={model.writing} model={model} />}
    </>
  );
}

function useAuthor({ side, author_no: no, author_name: name, mine }: Comment): string {
  const t = useMessages(lotCommentsMessages);
  if (side === "house") return t("house");
  if (side === "seller") return name;
  const buyer = t("buyer", { no: no ?? 0 });
  return mine === 1 ? t("you", { name: buyer }) : buyer;
}

interface EditButtonProps {
  until: number;
  isOpen: boolean;
  comment: Comment;
  model: LotCommentsModel;
}

/** Is there as long as the server takes a change, and while one is being written. */
function EditButton({ until, isOpen, comment, model }: EditButtonProps) {
  const t = useMessages(lotCommentsMessages);
  const now = useNow();
  if (now >= until && !isOpen) return null;
  return (
    <div>
      <Button
        size="s"
        variant="ghost"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) =>
          isOpen ? model.close() : model.write({ kind: "edit", comment }, currentTarget)
        }
      >
        {t("edit")}
      </Button>
    </div>
  );
}
