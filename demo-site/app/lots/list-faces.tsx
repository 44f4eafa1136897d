import { type CallError, useMessages } from "martillo";
import { Link } from "react-router";
import { AUCTIONS_SEARCH } from "../pages/search/search-type";
import { shellMessages } from "../shell/shell.messages";

/** A list without entries, and what to do next. */
export function ListEmpty({ title, text }: { title: string; text: string }) {
  const t = useMessages(shellMessages);
  return (
    <div className="site-empty">
      <h2>{title}</h2>
      <p>{text}</p>
      <Link className="site-button" to={AUCTIONS_SEARCH}>
        {t("seeAuctions")}
      </Link>
    </div>
  );
}

/** A list that could not be read. */
export function ListError({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const t = useMessages(shellMessages);
  return (
    <div className="site-empty" role="alert">
      <h2>{error.message}</h2>
      {error.next && <p>{error.next}</p>}
      <button type="button" className="site-button" onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}
