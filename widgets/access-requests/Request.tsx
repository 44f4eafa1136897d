import type { AccessRequest } from "../../src/contract";
import { formatMoment, useMessages } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { EDIT_EVENT_PAGE } from "../../src/paths/pages";
import { useRuntime } from "../../src/state";
import { Badge, Button } from "../../src/ui";
import { accessRequestsMessages } from "./access-requests.messages";
import type { Decision } from "./use-access-requests";

const LOOKS = {
  pending: { icon: "clock", tone: "warning" },
  approved: { icon: "check", tone: "positive" },
  invited: { icon: "check", tone: "positive" },
  denied: { icon: "close", tone: "neutral" },
  revoked: { icon: "close", tone: "neutral" },
  withdrawn: { icon: "minus", tone: "neutral" },
} as const;

interface RequestProps {
  row: AccessRequest;
  /** Says of which auction it is. */
  hasAuction: boolean;
  isBusy: boolean;
  onDecide: (status: Decision) => void;
}

/** One person: what is known of them, what they say, and what can be decided. */
export function Request({ row, hasAuction, isBusy, onDecide }: RequestProps) {
  const t = useMessages(accessRequestsMessages);
  const { urlTo } = useRuntime();
  const { status, name, companyname, note, answer, bought_before: bought, auction_id: id } = row;
  return (
    <li className="martillo-requests__request" part="request">
      <span className="martillo-requests__what">
        <strong>{name}</strong>
        {hasAuction && (
          <a href={withQuery(urlTo(EDIT_EVENT_PAGE, { action: id }), "step=access")}>
            {t("ofAuction", { title: row.auction_title || t("untitled", { id }) })}
          </a>
        )}
        <span className="martillo-requests__facts">
          {companyname !== "" && <span>{companyname}</span>}
          <span>{formatMoment(row.asked_at)}</span>
          <span>{bought === 0 ? t("boughtNone") : t("boughtBefore", { count: bought })}</span>
          {row.verified === 1 && <span>{t("isVerified")}</span>}
          {row.decided_by !== null && <span>{t("decidedBy", { name: row.decided_by })}</span>}
        </span>
        {note !== "" && <q>{note}</q>}
        {answer !== "" && <span>{t("youAnswered", { answer })}</span>}
      </span>
      <Badge {...LOOKS[status]}>{t(`status_${status}`)}</Badge>
      <Buttons {...{ name, status, isBusy, onDecide }} />
    </li>
  );
}

function Buttons({
  name,
  status,
  isBusy,
  onDecide,
}: Pick<AccessRequest, "name" | "status"> & Pick<RequestProps, "isBusy" | "onDecide">) {
  const t = useMessages(accessRequestsMessages);
  const isIn = status === "approved" || status === "invited";
  return (
    <span className="martillo-requests__actions">
      {!isIn && status !== "withdrawn" && (
        <Button
          size="s"
          variant={status === "pending" ? "primary" : "secondary"}
          aria-label={t("approveName", { name })}
          disabled={isBusy}
          onClick={() => onDecide("approved")}
        >
          {t("approve")}
        </Button>
      )}
      {status === "pending" && (
        <Button
          size="s"
          aria-label={t("denyName", { name })}
          disabled={isBusy}
          onClick={() => onDecide("denied")}
        >
          {t("deny")}
        </Button>
      )}
      {isIn && (
        <Button
          size="s"
          aria-label={t("revokeName", { name })}
          disabled={isBusy}
          onClick={() => onDecide("revoked")}
        >
          {t("revoke")}
        </Button>
      )}
    </span>
  );
}
