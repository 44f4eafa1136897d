import {
  emailChanged,
  mayBid as mayBidLetter,
  markVerified,
  takenFault,
  requireMail,
  sendVerifyLink,
  findUser,
  toPhone,
  readLanguage,
  openAccount,
  writeAccount,
  type AccountValues,
} from "../accounts";
import type {
  customRequestBidLimit,
  ParsedInputOf,
  userApproveBidLimitRequest,
  userChangeStatus,
  userTriggerEmail,
  userUpdateUserAccountVerified,
  userUserAction,
} from "martillo/contract";
import { parseCents, toE164 } from "martillo/domain";
import { announceWithdrawn, withBidderHeld, withdrawBlocked } from "../bidding";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { sendMail } from "../../platform/mail/send";
import { note } from "../../platform/security/audit-repository";
import { revokeSessionsOf } from "../../platform/security/session-repository";
import { askForLimit, decideLimit } from "./bid-limit-repository";
import { sendResetLink } from "../sign-in";
import { staffUser } from "./staff-list";
import { lockForStaff, type StaffRow } from "./staff-repository";

type Tools = CallContext;

/**
 * One change of one account: under its lock, with what was there before in the books, with the end of its sessions where its rights
 * change, and with that of its standing bids where it may not bid any more. Staff look after other people's accounts here, not after their own or each other's.
 */
async function change(
  id: number,
  { action, reason }: { action: string; reason?: string | undefined },
  ctx: CallContext,
  act: (before: StaffRow, tools: Tools) => Promise<{ details?: object; endsSessions?: boolean }>,
): Promise<void> {
  const actorId = ctx.requireViewer().id;
  const { ended, withdrawn } = await withBidderHeld(ctx.db, id, async (t, lots) => {
    const before = await lockForStaff(t, id);
    if (!before) throw new ApiFault("NOT_FOUND");
    if (before.staff) throw new ApiFault("FORBIDDEN");
    const { details, endsSessions } = await act(before, { ...ctx, db: t });
    const after = await lockForStaff(t, id);
    // A person who waits for it was promised to hear of it.
    if (after?.email_verified && !mayBid(before) && mayBid(after)) {
      const told = { name: after.first_name, language: await readLanguage(t, { id }) };
      await sendMail({ ...ctx, db: t }, mayBidLetter, after.email, told);
    }
    const isBlocked = mayBid(before) && !mayBid(after);
    const bids = isBlocked ? await withdrawBlocked(t, ctx, lots, [id]) : [];
    const written = {
      ...details,
      ...(reason && { reason }),
      ...(bids.length > 0 && { bids_withdrawn: bids.map((one) => one.lotId) }),
    };
    await note(t, { actorId, userId: id, action, details: written });
    return { ended: endsSessions ? await revokeSessionsOf(t, id) : [], withdrawn: bids };
  });
  for (const tokenHash of ended) ctx.bus.sessionEnded(tokenHash);
  announceWithdrawn(ctx.bus, withdrawn);
}

function mayBid(user: Pick<StaffRow, "status" | "approved_to_bid"> | undefined): boolean {
  return user?.status === "active" && user.approved_to_bid;
}

export const changeStatus: Handler<typeof userChangeStatus> = async (input, ctx) => {
  const { id, status, reason } = input;
  await change(id, { action: "changeStatus", reason }, ctx, async (before, { db }) => {
    await writeAccount(db, id, { status });
    return { details: { from: before.status, to: status }, endsSessions: true };
  });
  return { record: await staffUser(ctx.db, id) };
};

export const updateUserAccountVerified: Handler<typeof userUpdateUserAccountVerified> = async (
  { id, reason, ...wanted },
  ctx,
) => {
  await change(id, { action: "updateUserAccountVerified", reason }, ctx, async (before, tools) => {
    const { email_verified, phone_verified, approved_to_bid } = wanted;
    if (email_verified === 1) await markVerified(tools, id, { email: before.email });
    if (phone_verified === 1) await markVerified(tools, id, { phone: phoneOf(before) });
    const isTakenBack = email_verified === 0 || phone_verified === 0;
    const isVerified =
      isSet(email_verified, before.email_verified) || isSet(phone_verified, before.phone_verified);
    await writeAccount(tools.db, id, {
      ...(email_verified === 0 && { email_verified: false }),
      ...(phone_verified === 0 && { phone_verified: false, verified_phonenum: null }),
      ...(approved_to_bid !== undefined && { approved_to_bid: approved_to_bid === 1 }),
      ...(isTakenBack &&
        !isVerified &&
        before.status === "active" && { status: "email_unverified" }),
    });
    return { details: wanted };
  });
  return { record: await staffUser(ctx.db, id) };
};

function isSet(wanted: 0 | 1 | undefined, before: boolean): boolean {
  return wanted === undefined ? before : wanted === 1;
}

function phoneOf({ phone }: StaffRow): string {
  const number = phone === null ? null : toE164(phone);
  if (number === null) throw new ApiFault("INVALID_INPUT", { fields: { phone: "Obligatorio." } });
  return number;
}

type Input = ParsedInputOf<typeof userUserAction>;
type EditInput = Extract<Input, { action: "edit" }>;

export const userAction: Handler<typeof userUserAction> = async (input, ctx) => {
  const id = input.action === "add" ? await add(input, ctx) : input.id;
  if (input.action === "edit") await edit(input, ctx);
  return { record: await staffUser(ctx.db, id) };
};

/** The account has no known password: the person chooses one by the letter, which shows that the mailbox is theirs. */
async function add(input: Extract<Input, { action: "add" }>, ctx: CallContext): Promise<number> {
  requireMail(ctx);
  const actorId = ctx.requireViewer().id;
  const { id, person } = await ctx.db.tx(async (t) => {
    const opened = await openAccount(t, input);
    if (opened === undefined) throw new ApiFault("EMAIL_TAKEN");
    const before = await lockForStaff(t, opened);
    if (!before) throw new ApiFault("NOT_FOUND");
    const values = await valuesOf(input, before, { ...ctx, db: t });
    await writeAccount(t, opened, values);
    await note(t, { actorId, userId: opened, action: "userAction.add", details: values });
    return { id: opened, person: await findUser(t, opened) };
  });
  if (person) await sendResetLink(person, ctx);
  return id;
}

async function edit(given: EditInput, ctx: CallContext): Promise<void> {
  const { phone } = given;
  const input = { ...given, ...(phone && { phone: (await toPhone(phone, ctx)).address }) };
  await change(input.id, { action: "userAction.edit" }, ctx, async (before, tools) => {
    const values = await valuesOf(input, before, tools);
    try {
      await writeAccount(tools.db, input.id, values);
    } catch (error) {
      throw takenFault(error) ?? error;
    }
    if (values.email !== undefined) {
      const language = await readLanguage(tools.db, { id: input.id });
      const told = { name: before.first_name, email: values.email, language };
      await sendMail(tools, emailChanged, before.email, told);
    }
    const rights = ["email", "admin", "as_employees_id"] as const;
    return {
      details: { from: former(before, values), to: values },
      endsSessions: rights.some((key) => values[key] !== undefined),
    };
  });
}

/** The asked values that differ from those of before, and the changes that follow from them. */
async function valuesOf(
  input: Omit<Input, "action">,
  before: StaffRow,
  { db, planLimits }: Tools,
): Promise<Partial<AccountValues>> {
  const { seller_type, as_employees_id, bid_limit, phone, email, ...texts } = input;
  const values: Partial<AccountValues> = {};
  for (const key of TEXTS) {
    if (texts[key] !== undefined && texts[key] !== before[key]) values[key] = texts[key];
  }
  const isSeller = seller_type === "seller";
  if (seller_type !== undefined && isSeller !== before.admin) {
    Object.assign(values, { seller_type, admin: isSeller }, isSeller ? FREE_PLAN : NO_PLAN);
  }
  if (as_employees_id !== undefined && as_employees_id !== before.as_employees_id) {
    await checkEmployer(as_employees_id, before.id, db);
    if (as_employees_id !== null) await planLimits.requirePlaceForEmployee(db, as_employees_id);
    values.as_employees_id = as_employees_id;
  }
  if (bid_limit !== undefined) {
    values.bid_limit_cents = bid_limit === null ? null : parseCents(bid_limit);
  }
  if (phone !== undefined && phone !== before.phone) {
    Object.assign(values, { phone, phone_verified: false, verified_phonenum: null });
  }
  if (email !== undefined && email !== before.email) {
    Object.assign(values, { email, email_verified: false });
  }
  if (before.status === "active" && !staysVerified(before, values)) {
    values.status = "email_unverified";
  }
  return values;
}

const TEXTS = [
  "first_name",
  "last_name",
  "companyname",
  "organization",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
] as const;
const FREE_PLAN = { membership: "free", membership_period: "monthly" };
const NO_PLAN = { membership: null, membership_period: null };

/** An account that staff let in without any verification goes on as it was. */
function staysVerified(before: StaffRow, values: Partial<AccountValues>): boolean {
  const was = before.email_verified || before.phone_verified;
  const is =
    (values.email_verified ?? before.email_verified) ||
    (values.phone_verified ?? before.phone_verified);
  return is || !was;
}

async function checkEmployer(id: number | null, ownId: number, db: Tools["db"]): Promise<void> {
  if (id === null) return;
  const employer = await findUser(db, id);
  if (!employer?.admin || employer.id === ownId || employer.staff) {
    throw new ApiFault("INVALID_INPUT", { fields: { as_employees_id: "Elija un vendedor." } });
  }
}

function former(before: StaffRow, values: Partial<AccountValues>): object {
  const keys = Object.keys(values) as (keyof AccountValues & keyof StaffRow)[];
  return Object.fromEntries(keys.map((key) => [key, before[key]]));
}

export const triggerEmail: Handler<typeof userTriggerEmail> = async ({ id, type }, ctx) => {
  requireMail(ctx);
  let email = "";
  await change(id, { action: "triggerEmail" }, ctx, async (before, tools) => {
    if (before.status === "deactivate") throw new ApiFault("DEACTIVATED");
    email = before.email;
    await (type === "verify_email" ? sendVerifyLink : sendResetLink)(before, tools);
    return { details: { type } };
  });
  return { sent: true, email };
};

export const approveBidLimitRequest: Handler<typeof userApproveBidLimitRequest> = async (
  { id, action, amount, reason },
  ctx,
) => {
  const actorId = ctx.requireViewer().id;
  const isApproved = action === "approve";
  const record = await ctx.db.tx(async (t) => {
    const cents = amount === undefined ? null : parseCents(amount);
    const decided = await decideLimit(t, { id, actorId, isApproved, cents });
    if (!decided) throw new ApiFault("NOT_FOUND");
    if (decided.user_id === actorId) throw new ApiFault("FORBIDDEN");
    const bid_limit_cents = parseCents(decided.amount);
    if (isApproved) await writeAccount(t, decided.user_id, { bid_limit_cents });
    const details = { request: id, action, amount: decided.amount, ...(reason && { reason }) };
    const entry = { actorId, userId: decided.user_id, action: "approveBidLimitRequest", details };
    await note(t, entry);
    return decided;
  });
  return { record };
};

export const requestBidLimit: Handler<typeof customRequestBidLimit> = async (input, ctx) => {
  const cents = parseCents(input.amount);
  if (cents === 0) throw new ApiFault("INVALID_INPUT", { fields: { amount: "Obligatorio." } });
  const asked = { userId: ctx.requireViewer().id, cents, note: input.note ?? "" };
  return { record: await askForLimit(ctx.db, asked) };
};
