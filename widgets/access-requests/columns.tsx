import type { AccessRequest } from "../../src/contract";
import type { Translate } from "../../src/i18n";
import { withQuery } from "../../src/paths";
import { EDIT_EVENT_PAGE } from "../../src/paths/pages";
import type { WidgetRuntime } from "../../src/state";
import { Badge, Button } from "../../src/ui";
import type { RowAction, TableColumn, TableFilter } from "../../src/ui/data-table";
import type { accessRequestsMessages } from "./access-requests.messages";
import type { Decision } from "./use-access-requests";

const LOOKS = {
  pending: { icon: "clock", tone: "warning" },
  approved: { icon: "check", tone: "positive" },
  invited: { icon: "check", tone: "positive" },
  denied: { icon: "close", tone: "neutral" },
  revoked: { icon: "close", tone: "neutral" },
  withdrawn: { icon: "minus", tone: "neutral" },
} as const;

const STATES = Object.keys(LOOKS) as (keyof typeof LOOKS)[];

type Say = Translate<keyof (typeof accessRequestsMessages)["texts"]>;

interface ColumnOptions {
  /** Says of which auction a request is. */
  hasAuction: boolean;
  isBusy: boolean;
  onApprove: (row: AccessRequest) => void;
  urlTo: WidgetRuntime["urlTo"];
  t: Say;
}

/** Columns for the person, their words, what the house knows of them, and the state of the request. */
export function columnsOf(options: ColumnOptions): TableColumn<AccessRequest>[] {
  const { hasAuction, urlTo, t } = options;
  const columns: (TableColumn<AccessRequest> | false)[] = [
    {
      id: "person",
      label: t("person"),
      isMain: true,
      value: ({ name }) => name,
      render: (row) => <Person row={row} />,
    },
    hasAuction && {
      id: "auction",
      label: t("auction"),
      value: (row) => titleOf(row, t),
      render: (row) => (
        <a href={withQuery(urlTo(EDIT_EVENT_PAGE, { action: row.auction_id }), "step=access")}>
          {titleOf(row, t)}
        </a>
      ),
    },
    {
      id: "state",
      label: t("state"),
      value: ({ status }) => t(`status_${status}`),
      render: (row) => <State row={row} {...options} />,
    },
    { id: "asked", label: t("asked"), kind: "datetime", value: (row) => row.asked_at },
    { id: "note", label: t("note"), value: (row) => row.note },
    {
      id: "bought",
      label: t("bought"),
      value: ({ bought_before: count }) =>
        count === 0 ? t("boughtNone") : t("boughtBefore", { count }),
    },
    {
      id: "verified",
      label: t("verified"),
      value: ({ verified }) => (verified === 1 ? t("isVerified") : null),
    },
    { id: "decidedBy", label: t("decider"), isOptional: true, value: (row) => row.decided_by },
    {
      id: "decided",
      label: t("decided"),
      kind: "datetime",
      isOptional: true,
      value: (row) => row.decided_at,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** What the requests can be narrowed down by. */
export function filtersOf(t: Say): TableFilter[] {
  return [
    {
      id: "state",
      label: t("state"),
      kind: "choice",
      options: STATES.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    { id: "verified", label: t("isVerified"), kind: "flag" },
  ];
}

/** What can be decided about a request as it stands. */
export function decisionsOf(status: AccessRequest["status"]): readonly Decision[] {
  switch (status) {
    case "pending":
      return ["approved", "denied"];
    case "approved":
    case "invited":
      return ["revoked"];
    case "denied":
    case "revoked":
      return ["approved"];
    default:
      return [];
  }
}

/** What a decision is called. */
export const VERBS = { approved: "approve", denied: "deny", revoked: "revoke" } as const;

/** The same as the menu of a row. */
export function rowActionsOf({ status }: AccessRequest, t: Say): RowAction[] {
  return decisionsOf(status).map((decision) => ({
    id: decision,
    label: t(VERBS[decision]),
    isDanger: decision !== "approved",
  }));
}

/** The title of its auction. */
export function titleOf({ auction_title: title, auction_id: id }: AccessRequest, t: Say): string {
  return title || t("untitled", { id });
}

function Person({ row: { name, companyname } }: { row: AccessRequest }) {
  return (
    <span part="request" className="martillo-requests__what">
      <strong>{name}</strong>
      {companyname !== "" && <span className="martillo-requests__fact">{companyname}</span>}
    </span>
  );
}

/** Where it stands, what was answered; a person who waits is let in with one press. */
function State({
  row,
  isBusy,
  onApprove,
  t,
}: { row: AccessRequest } & Pick<ColumnOptions, "isBusy" | "onApprove" | "t">) {
  const { status, name, answer } = row;
  return (
    <span className="martillo-requests__what">
      <Badge {...LOOKS[status]}>{t(`status_${status}`)}</Badge>
      {answer !== "" && (
        <span className="martillo-requests__fact">{t("youAnswered", { answer })}</span>
      )}
      {status === "pending" && (
        <Button
          size="s"
          variant="primary"
          aria-label={t("approveName", { name })}
          disabled={isBusy}
          onClick={() => onApprove(row)}
        >
          {t("approve")}
        </Button>
      )}
    </span>
  );
}
