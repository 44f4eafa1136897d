import {
  type CallError,
  type CallOptions,
  isPageOnline,
  isUnanswered,
  type Result,
  type Transport,
} from "../client";
import { inPageWords } from "./page-words";

/** A change that may have been made: the answer is lost. */
export const UNANSWERED: CallError = {
  code: "NETWORK",
  message: "El servidor no ha respondido: no se sabe si el cambio se ha hecho.",
  next: "Compruebe cómo ha quedado antes de repetirlo.",
};

/** What became of a call, in the words of the page. A change without an answer may have been made: nobody is told that it was not. */
export function toldOutcome<Data>(
  result: Result<Data>,
  { apiBase }: Pick<Transport, "apiBase">,
  options?: CallOptions,
): Result<Data> {
  if (result.ok) return result;
  const { error } = result;
  if (error.code === "NETWORK" && typeof document !== "undefined" && isPageOnline()) {
    import("./blocked-connection").then(
      ({ explainBlockedConnection }) => explainBlockedConnection(apiBase),
      () => {}, // What is down now cannot be explained.
    );
  }
  const isInDoubt = options?.inDoubt && isUnanswered(error) && isPageOnline();
  return { ok: false, error: inPageWords(isInDoubt ? { ...UNANSWERED, code: error.code } : error) };
}
