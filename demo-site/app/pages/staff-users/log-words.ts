import type { OutputOf, userGetSingleUser } from "martillo/contract";
import { formatMoney, type Translate } from "martillo";
import type { Say } from "./columns";
import type { staffUserMessages } from "./user.messages";

type SayUser = Translate<keyof (typeof staffUserMessages)["texts"]>;

/** One deed, as the books have it. */
export type LogEntry = OutputOf<typeof userGetSingleUser>["audit"][number];

/** The words of what was done, by its name in the books. */
const WORDS = {
  changeStatus: "didStatus",
  updateUserAccountVerified: "didVerified",
  "userAction.add": "didAdd",
  "userAction.edit": "didEdit",
  triggerEmail: "didLetter",
  approveBidLimitRequest: "didLimit",
  companyOwner: "didOwner",
  acceptInvite: "didInvite",
  sellerPermissions: "didPermissions",
  switchuser: "didSwitch",
  "bidding taken": "didTaken",
  "strike lifted": "didLift",
  bidderReadmitted: "didReadmit",
  manualAward: "didAward",
  "winner changed": "didWinner",
  "second chance": "didSecond",
  "sale cancelled": "didCancelSale",
  "undoing proposed": "didUndo",
  "offer accepted": "didOffer",
  "handed over without code": "didHandOver",
  configurationAction: "didSettings",
  bidIncrements: "didIncrements",
  "page added": "didPage",
  "page changed": "didPage",
  "tax records sent again": "didTax",
  "books compared": "didBooks",
  "deposit forfeited": "didForfeit",
  "gift card issued": "didGift",
  "gift card voided": "didGiftVoid",
} as const;

/** Of several deeds that begin alike: the words by the beginning. */
const BEGINNINGS = [
  ["changeStatus.", "didLotStatus"],
  ["projectAction", "didLot"],
  ["plan ", "didPlan"],
  ["return ", "didReturn"],
  ["payment ", "didPayment"],
  ["payout ", "didPayout"],
  ["balance payout ", "didPayout"],
  ["unexpected money ", "didPayment"],
  ["reconciliation item ", "didBooks"],
] as const;

/** The deed in words; a deed without words of its own is told as another change. */
export function deedOf({ action }: Pick<LogEntry, "action">, t: SayUser): string {
  const exact = Object.entries(WORDS).find(([name]) => name === action)?.[1];
  if (exact) return t(exact);
  return t(BEGINNINGS.find(([beginning]) => action.startsWith(beginning))?.[1] ?? "didOther");
}

const FLAGS = [
  ["email_verified", "flagMail"],
  ["phone_verified", "flagPhone"],
  ["approved_to_bid", "flagBid"],
] as const;

const FIELDS = [
  ["first_name", "fieldFirstName"],
  ["last_name", "fieldLastName"],
  ["companyname", "fieldCompany"],
  ["organization", "fieldOrganization"],
  ["address1", "fieldAddress"],
  ["address2", "fieldAddress2"],
  ["city", "fieldCity"],
  ["state", "fieldState"],
  ["zip", "fieldZip"],
  ["phone", "fieldPhone"],
  ["email", "fieldEmail"],
] as const;

const STATUS_NAMES: readonly string[] = ["active", "email_unverified", "deactivate"];

/** The parts of a deed that a person wants to read: former and new values, the sum, the reason. */
export function detailsOf(entry: LogEntry, t: SayUser, listText: Say): readonly string[] {
  const { details } = entry;
  const { reason, from, to, lot, bids_withdrawn: bids } = details;
  return [
    ...(entry.action === "changeStatus" ? [t("fromTo", statusChange(from, to, listText))] : []),
    ...FLAGS.flatMap(([name, text]) =>
      name in details ? [t(text, { value: listText(isYes(details[name]) ? "yes" : "no") })] : [],
    ),
    ...fieldChanges(from, to, t),
    ...letterOf(details, t),
    ...limitOf(entry, t),
    ...(typeof lot === "number" ? [t("ofLot", { id: lot })] : []),
    ...(Array.isArray(bids) ? [t("bidsWithdrawn", { count: bids.length })] : []),
    ...(typeof reason === "string" && reason !== "" ? [t("why", { reason })] : []),
  ];
}

function isYes(value: unknown): boolean {
  return value === 1 || value === true;
}

function statusChange(from: unknown, to: unknown, listText: Say): { from: string; to: string } {
  const named = (status: unknown) =>
    typeof status === "string" && STATUS_NAMES.includes(status)
      ? listText(status as "active")
      : "–";
  return { from: named(from), to: named(to) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The texts that an edit has changed; the limit in euro. */
function fieldChanges(from: unknown, to: unknown, t: SayUser): readonly string[] {
  if (!isRecord(from) || !isRecord(to)) return [];
  const told = (value: unknown) =>
    typeof value === "string" && value !== "" ? value : t("nothing");
  const changed = FIELDS.flatMap(([name, label]) =>
    name in to
      ? [t("fieldFromTo", { field: t(label), from: told(from[name]), to: told(to[name]) })]
      : [],
  );
  if (!("bid_limit_cents" in to)) return changed;
  const limits = {
    from: limitText(from["bid_limit_cents"], t),
    to: limitText(to["bid_limit_cents"], t),
  };
  return [...changed, t("fieldFromTo", { field: t("fieldLimit"), ...limits })];
}

function limitText(cents: unknown, t: SayUser): string {
  return typeof cents === "number" ? formatMoney((cents / 100).toFixed(2)) : t("noLimit");
}

function letterOf({ type }: LogEntry["details"], t: SayUser): readonly string[] {
  if (type === "verify_email") return [t("letterVerify")];
  return type === "reset_password" ? [t("letterPassword")] : [];
}

function limitOf({ action, details }: LogEntry, t: SayUser): readonly string[] {
  if (action !== "approveBidLimitRequest" || typeof details["amount"] !== "string") return [];
  const amount = formatMoney(details["amount"]);
  return [t(details["action"] === "refuse" ? "limitRefused" : "limitApproved", { amount })];
}
