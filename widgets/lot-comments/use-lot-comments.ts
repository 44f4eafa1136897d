import { useRef, useState } from "react";
import {
  type Comment,
  commentGetAllComments,
  commentGetAllReplyComments,
  type OutputOf,
} from "../../src/contract";
import { useCommentNews } from "../../src/patterns/comment-news";
import { type ReadFailure, readFailure } from "../../src/patterns/read-failure";
import { fillPath, housePath } from "../../src/paths";
import { LOT_PAGE } from "../../src/paths/pages";
import { type Emit, usePageScopes, useQuery, useRuntime, useSession } from "../../src/state";
import { type SignInPlace, useSignInPlace } from "../account";

/** Questions on a page. */
const PAGE_SIZE = 10;

type Answer = OutputOf<typeof commentGetAllComments>;

/** A question with its first answers. */
export type Question = Answer["records"][number];

/** The text that is being written: a question, an answer to one, or a change of one that stands there. */
export type Writing =
  | { kind: "ask" }
  | { kind: "answer"; question: number }
  | { kind: "edit"; comment: Comment };

/** Everything that the view shows. */
export interface LotCommentsModel {
  lot: number;
  /** `none`: there is nothing to show here. */
  status: "none" | "loading" | "failed" | "ready";
  failure: ReadFailure | undefined;
  mode: Answer["mode"];
  questions: readonly Question[];
  total: number;
  takesMore: boolean;
  mayAsk: boolean;
  mayAnswer: boolean;
  /** On a page of others: the lot in the house, where it is asked. */
  href: string | undefined;
  page: number;
  pageCount: number;
  goTo: (page: number) => void;
  writing: Writing | null;
  /** `opener` has the focus again afterwards. */
  write: (writing: Writing, opener: HTMLElement) => void;
  close: () => void;
  /** The message about the last deed. */
  done: Writing["kind"] | null;
  finish: (saved: Comment) => void;
  emit: Emit;
  signIn: SignInPlace;
}

/** The questions on a lot, and what the visitor may do about them. */
export function useLotComments({
  lot: given,
  emit,
}: {
  lot: number;
  emit: Emit;
}): LotCommentsModel {
  const { apiBase, invalidate } = useRuntime();
  const { status: session } = useSession();
  const scopes = usePageScopes();
  const lot = Number.isSafeInteger(given) && given > 0 ? given : undefined;
  const [page, setPage] = useState(1);
  const [writing, setWriting] = useState<Writing | null>(null);
  const [done, setDone] = useState<Writing["kind"] | null>(null);
  const opener = useRef<HTMLElement>(null);
  const { data, error, retry } = useQuery(
    commentGetAllComments,
    lot === undefined ? null : { project_id: lot, page, limit: PAGE_SIZE },
    { keepPrevious: true },
  );
  const readAgain = () => invalidate(commentGetAllComments.name, commentGetAllReplyComments.name);
  useCommentNews(data && data.mode !== "off" ? lot : undefined, readAgain);
  const signIn = useSignInPlace({
    emit,
    reason: "account",
    onSignedIn: () => setWriting({ kind: "ask" }),
  });

  function close() {
    setWriting(null);
    opener.current?.focus();
  }
  function finish(saved: Comment) {
    if (!writing || lot === undefined) return;
    if (writing.kind === "ask") {
      setPage(1);
      emit("martillo-question-asked", { lot, comment: saved.comment_id });
    }
    setDone(writing.kind);
    close();
    readAgain();
  }
  const failure = readFailure(data, error, retry);
  const isNone = lot === undefined || data?.mode === "off";
  return {
    lot: lot ?? 0,
    status: isNone ? "none" : data ? "ready" : failure ? "failed" : "loading",
    failure,
    mode: data?.mode ?? "answered",
    questions: data?.records ?? [],
    total: data?.totalRecords ?? 0,
    takesMore: data?.takes_more === 1,
    mayAsk: data?.may_ask === 1,
    mayAnswer: data?.may_answer === 1,
    href:
      scopes && lot !== undefined
        ? apiBase + fillPath(housePath(LOT_PAGE), { id: lot })
        : undefined,
    page,
    pageCount: Math.ceil((data?.totalRecords ?? 0) / PAGE_SIZE),
    goTo: setPage,
    writing,
    write(next, from) {
      opener.current = from;
      setDone(null);
      if (next.kind === "ask" && session === "guest") signIn.ask();
      else setWriting(next);
    },
    close,
    done,
    finish,
    emit,
    signIn,
  };
}
