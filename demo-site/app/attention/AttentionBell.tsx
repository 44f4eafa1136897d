import { PATHS } from "martillo/contract";
import { Bell } from "lucide-react";
import { useMessages, useSession } from "martillo";
import { type ToggleEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import { AttentionList } from "./AttentionList";
import { attentionMessages } from "./attention.messages";
import { type Attention, useAttention } from "./use-attention";

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
      {/* Another page begins with the panel closed. */}
      <Panel key={pathname} attention={attention} />
    </>
  );
}

/** Drawn when it opens: its list of purchases asks the server, which a closed panel need not. */
function Panel({ attention }: { attention: Attention }) {
  const t = useMessages(attentionMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      id={PANEL}
      popover="auto"
      className="site-bell__panel site-attention"
      role="dialog"
      aria-label={t("title")}
      onBeforeToggle={(event: ToggleEvent) => setIsOpen(event.newState === "open")}
    >
      {isOpen && (
        <>
          <AttentionList attention={attention} most={MOST_ROWS} />
          <Link className="site-bell__all" to={PATHS.allBids}>
            {t("allBids")}
          </Link>
        </>
      )}
    </div>
  );
}
