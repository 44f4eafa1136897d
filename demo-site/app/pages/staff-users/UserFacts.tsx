import "./user.css";
import { formatMoment, formatMoney, formatNumber, useMessages } from "martillo";
import type { OutputOf, userGetSingleUser } from "martillo/contract";
import { verifiedText } from "./columns";
import { staffUserMessages } from "./user.messages";
import { staffUsersMessages } from "./users.messages";

export type OpenedUser = OutputOf<typeof userGetSingleUser>;

/** The facts of an account. */
export function UserFacts({ of: { record, sessions, accounts, strikes } }: { of: OpenedUser }) {
  const t = useMessages(staffUserMessages);
  const listText = useMessages(staffUsersMessages);
  const request = record.bid_limit_request;
  const facts: readonly (readonly [string, string])[] = [
    [t("number"), String(record.id)],
    [listText("email"), record.email],
    [listText("phone"), record.phone ?? t("nothing")],
    [listText("company"), record.companyname || t("nothing")],
    [listText("kind"), listText(record.admin === 1 ? "seller" : "buyer")],
    [listText("status"), listText(record.status)],
    [listText("verified"), verifiedText(record, listText)],
    [listText("approved"), listText(record.approved_to_bid === 1 ? "yes" : "no")],
    [
      listText("limit"),
      record.bid_limit === null ? listText("noLimit") : formatMoney(record.bid_limit),
    ],
    ...(request ? [[listText("asked"), formatMoney(request.amount)] as const] : []),
    [listText("created"), formatMoment(record.created_at)],
    [t("sessions"), formatNumber(sessions)],
    [t("actsFor"), accounts.map(({ name }) => name).join(", ") || t("nothing")],
    [t("strikes"), formatNumber(strikes.length)],
  ];
  return (
    <dl className="site-user__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
