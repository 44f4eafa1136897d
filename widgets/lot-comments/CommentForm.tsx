import { type CommentMode, LONGEST_COMMENT } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Button, Refusal, TextAreaField } from "../../src/ui";
import { commentFormMessages } from "./comment-form.messages";
import { type CommentFormOptions, useCommentForm } from "./use-comment-form";

export interface CommentFormProps extends CommentFormOptions {
  mode: CommentMode;
  onClose: () => void;
}

const SEND = { ask: "sendQuestion", answer: "sendAnswer", edit: "saveChange" } as const;

/** One text. Ctrl and Enter send it, as Enter alone begins a line. */
export function CommentForm({ mode, onClose, ...options }: CommentFormProps) {
  const t = useMessages(commentFormMessages);
  const model = useCommentForm(options);
  const { writing } = options;
  const isQuestion =
    writing.kind === "ask" || (writing.kind === "edit" && writing.comment.parent_id === null);
  const asked = mode === "open" ? "openQuestion" : "publicQuestion";
  return (
    <form
      className="martillo-lot-comments__form"
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.send();
      }}
    >
      <TextAreaField
        label={t(isQuestion ? "question" : "answer")}
        rows={3}
        dir="auto"
        autoFocus
        maxLength={LONGEST_COMMENT}
        value={model.text}
        error={model.problem}
        hint={
          model.left === undefined
            ? t(isQuestion ? asked : "publicAnswer")
            : t("left", { count: model.left })
        }
        onChange={({ currentTarget }) => model.setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          model.send();
        }}
      />
      <p role="status" className="martillo-lot-comments__warning">
        {model.hasContact && model.problem === undefined && t("hasContact")}
      </p>
      <Refusal of={model.refusal} className="martillo-lot-comments__refusal" />
      <div className="martillo-lot-comments__actions">
        <Button type="submit" variant="primary" busy={model.isBusy}>
          {t(SEND[writing.kind])}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
