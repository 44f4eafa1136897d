import { PATHS } from "martillo/domain";
import { Bell } from "lucide-react";
import { useMessages, useSession } from "martillo";
import { Link, useLocation } from "react-router";
import { AttentionList } from "./AttentionList";
import { attentionMessages } from "./attention.messages";
import { useAttention } from "./use-attention";

const MOST_ROWS = 4;
const PANEL = "lo-urgente";

/** The bell of the header: how many bids were outbid and purchases are open, and what to do about it. Guests have none. */
export function AttentionBell() {
  const { user } = useSession();
  return user ? <OwnBell /> : null;
}

function OwnBell() {
  const t = useMessages(attentionMessages);
  const attention = useAttention();
  const { pathname } = useLocation();
  const count = attention.outbid.length + attention.purchases;
  return (
    <>
      <button
        type="button"
        className="site-icon-button site-bell"
        popoverTarget={PANEL}
        aria-label={count > 0 ? t("bellCount", { count }) : t("title")}
      >
        <Bell size={21} aria-hidden="true" />
        {count > 0 && (
          <span className="site-bell__badge martillo-figures" aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <div
        // Another page begins with the panel closed.
        key={pathname}
        id={PANEL}
        popover="auto"
        className="site-bell__panel site-attention"
        role="dialog"
        aria-label={t("title")}
      >
        <AttentionList attention={attention} most={MOST_ROWS} />
        <Link className="site-bell__all" to={PATHS.allBids}>
          {t("allBids")}
        </Link>
      </div>
    </>
  );
}
