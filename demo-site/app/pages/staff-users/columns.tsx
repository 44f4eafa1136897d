import { pathTo, type StaffUser } from "martillo/contract";
import type { Translate } from "martillo";
import { Badge, type IconName, type Tone } from "martillo/ui";
import type { TableColumn, TableFilter } from "martillo/ui/data-table";
import { STATUSES } from "./users-query";
import type { staffUsersMessages } from "./users.messages";

export type Say = Translate<keyof (typeof staffUsersMessages)["texts"]>;

export const STATUS_LOOKS: Record<StaffUser["status"], { icon: IconName; tone: Tone }> = {
  active: { icon: "check", tone: "positive" },
  email_unverified: { icon: "clock", tone: "warning" },
  deactivate: { icon: "close", tone: "neutral" },
};

export function nameOf({ first_name, last_name }: Pick<StaffUser, "first_name" | "last_name">) {
  return `${first_name} ${last_name}`.trim();
}

export function verifiedText(
  { email_verified: mail, phone_verified: phone }: StaffUser,
  t: Say,
): string {
  if (mail === 1 && phone === 1) return t("verifiedBoth");
  if (mail === 1) return t("verifiedMail");
  return phone === 1 ? t("verifiedPhone") : t("no");
}

export function columnsOf(t: Say): TableColumn<StaffUser>[] {
  return [
    {
      id: "name",
      label: t("name"),
      isMain: true,
      isSortable: true,
      value: (row) => nameOf(row) || row.email,
      href: ({ id }) => pathTo("staffUser", { id }),
    },
    {
      id: "email",
      label: t("email"),
      isSortable: true,
      value: (row) => row.email,
      render: ({ email }) => <span className="site-users__mail">{email}</span>,
    },
    { id: "phone", label: t("phone"), isOptional: true, value: (row) => row.phone },
    { id: "company", label: t("company"), isOptional: true, value: (row) => row.companyname },
    {
      id: "kind",
      label: t("kind"),
      isOptional: true,
      value: (row) => t(row.admin === 1 ? "seller" : "buyer"),
    },
    {
      id: "status",
      label: t("status"),
      isSortable: true,
      value: (row) => t(row.status),
      render: ({ status }) => <Badge {...STATUS_LOOKS[status]}>{t(status)}</Badge>,
    },
    { id: "verified", label: t("verified"), value: (row) => verifiedText(row, t) },
    {
      id: "approved",
      label: t("approved"),
      value: (row) => t(row.approved_to_bid === 1 ? "yes" : "no"),
    },
    { id: "limit", label: t("limit"), kind: "price", value: (row) => row.bid_limit },
    {
      id: "asked",
      label: t("asked"),
      kind: "price",
      value: (row) => row.bid_limit_request?.amount ?? null,
    },
    {
      id: "created",
      label: t("created"),
      kind: "date",
      isSortable: true,
      value: (row) => row.created_at,
    },
  ];
}

export function filtersOf(t: Say): TableFilter[] {
  return [
    {
      id: "status",
      label: t("status"),
      kind: "choice",
      options: STATUSES.map((value) => ({ value, label: t(value) })),
    },
    {
      id: "kind",
      label: t("kind"),
      kind: "choice",
      options: (["buyer", "seller"] as const).map((value) => ({ value, label: t(value) })),
    },
    { id: "verified", label: t("verified"), kind: "flag" },
    { id: "approved", label: t("approved"), kind: "flag" },
    { id: "limit", label: t("limitWaits"), kind: "flag" },
  ];
}
