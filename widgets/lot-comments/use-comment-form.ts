import { useMemo, useState } from "react";
import {
  type Comment,
  commentSaveComment,
  LONGEST_COMMENT,
  type OutputOf,
  SHORTEST_COMMENT,
} from "../../src/contract";
import { hasContactData } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { usePress } from "../../src/patterns/press";
import { useCall } from "../../src/state";
import { commentFormMessages } from "./comment-form.messages";
import type { Writing } from "./use-lot-comments";

/** From here the number of signs that are left is shown. */
const FEW_LEFT = 200;

export interface CommentFormOptions {
  lot: number;
  writing: Writing;
  onSaved: (saved: Comment) => void;
}

/** Everything that the form shows. */
export interface CommentFormModel {
  text: string;
  setText: (text: string) => void;
  /** Signs that are left, once they become few. */
  left: number | undefined;
  /** The text says how to reach a person: it would be refused. */
  hasContact: boolean;
  /** Why the text cannot be sent as it is. */
  problem: string | undefined;
  refusal: { message: string; next?: string | undefined } | undefined;
  isBusy: boolean;
  send: () => void;
}

/** Writes a question, an answer or a change: a press whose answer is lost is sent again as it was, and counts once. */
export function useCommentForm({ lot, writing, onSaved }: CommentFormOptions): CommentFormModel {
  const t = useMessages(commentFormMessages);
  const [text, setShown] = useState(writing.kind === "edit" ? writing.comment.text : "");
  const [problem, setProblem] = useState<string>();
  const saving = useCall(commentSaveComment);
  const { press, error, isUnknown, clear } = usePress<string, OutputOf<typeof commentSaveComment>>({
    send: (said, client_key) =>
      saving.run({
        project_id: lot,
        text: said,
        client_key,
        ...(writing.kind === "answer" && { parent_id: writing.question }),
        ...(writing.kind === "edit" && { id: writing.comment.comment_id }),
      }),
  });
  const hasContact = useMemo(() => hasContactData(text), [text]);

  async function send() {
    const said = text.trim();
    if (!isUnknown && said.length < SHORTEST_COMMENT) {
      return setProblem(t("tooShort", { count: SHORTEST_COMMENT }));
    }
    if (!isUnknown && hasContact) return setProblem(t("hasContact"));
    setProblem(undefined);
    const pressed = await press(() => said);
    if (pressed?.ok) onSaved(pressed.data.record);
  }

  const left = LONGEST_COMMENT - text.length;
  const atField = error?.fields?.["text"];
  return {
    text,
    setText(next) {
      setShown(next);
      setProblem(undefined);
      clear();
    },
    left: left <= FEW_LEFT ? left : undefined,
    hasContact,
    problem: problem ?? (isUnknown ? undefined : atField),
    refusal: isUnknown ? { message: t("unknown") } : atField === undefined ? error : undefined,
    isBusy: saving.isRunning,
    send: () => void send(),
  };
}
