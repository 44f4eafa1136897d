import {
  type CallError,
  type CallOptions,
  isPageOnline,
  isUnanswered,
  type Result,
  type Transport,
} from "../../client";
import { inPageWords } from "../page";

/** A change that may have been made: the answer is lost. */
export const UNANSWERED: CallError = {
  code: "NETWORK",
  message: "El servidor no ha respondido: no se sabe si el cambio se ha hecho.",
  next: "Compruebe cómo ha quedado antes de repetirlo.",
};

/** The outcome of a call, in the words of the page. A change without an answer may have been made: it is never reported as not made. */
export function toldOutcome<Data>(
  result: Result<Data>,
  { apiBase, fetch }: Pick<Transport, "apiBase" | "fetch">,
  options?: CallOptions,
): Result<Data> {
  if (result.ok) return result;
  const { error } = result;
  // Calls that a page answers itself meet no policy of a page.
  const isOverNetwork = fetch === undefined && typeof document !== "undefined";
  if (error.code === "NETWORK" && isOverNetwork && isPageOnline()) {
    import("./blocked-connection").then(
      ({ explainBlockedConnection }) => explainBlockedConnection(apiBase),
      () => {}, // Without this code the failure cannot be explained.
    );
  }
  const isInDoubt = options?.inDoubt && isUnanswered(error) && isPageOnline();
  return { ok: false, error: inPageWords(isInDoubt ? { ...UNANSWERED, code: error.code } : error) };
}
