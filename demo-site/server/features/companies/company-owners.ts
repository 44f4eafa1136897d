import { PATHS } from "martillo/contract";
import { invitation, insertInvite, INVITE_SECONDS, findUser, readLanguage } from "../accounts";
import type {
  userAddCompanyOwner,
  userGetCompanyOwners,
  userRemoveCompanyOwner,
  userUpdateCompanyOwner,
} from "martillo/contract";
import { lockAccount } from "../../platform/security/account-lock-repository";
import {
  insertOwner,
  markRemoved,
  otherShares,
  type OwnerFields,
  type OwnerRow,
  readOwner,
  readOwners,
  updateOwner,
} from "./owner-repository";
import type { CallContext, Viewer } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { limitLetters } from "../../platform/mail/limit-letters";
import { sendMail } from "../../platform/mail/send";
import { linkAccounts, unlinkAccounts } from "./account-link-repository";
import { note } from "../../platform/security/audit-repository";
import { hashToken, newToken } from "../../platform/security/token";

const WHOLE_PERCENT = 100;
const MOST_PEOPLE = 100;

export const getCompanyOwners: Handler<typeof userGetCompanyOwners> = async (_input, ctx) => {
  const rows = await readOwners(ctx.db, ctx.requireViewer().id);
  return { records: rows.map(toRecord), totalRecords: rows.length };
};

export const addCompanyOwner: Handler<typeof userAddCompanyOwner> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const own = await findUser(ctx.db, viewer.id);
  if (own?.email === input.email) {
    throw new ApiFault("INVALID_INPUT", { fields: { email: "Es el correo de su propia cuenta." } });
  }
  return ctx.db.tx(async (t) => {
    const tools = { ...ctx, db: t };
    await lockAccount(t, viewer.id);
    await checkShares(t, viewer.id, 0, input.ownership_percent);
    if ((await readOwners(t, viewer.id)).length >= MOST_PEOPLE) {
      throw new ApiFault("INVALID_INPUT", {
        fields: { email: "Ha llegado al máximo de personas." },
      });
    }
    const id = await insertOwner(t, { ...input, accountId: viewer.id });
    if (id === undefined) {
      throw new ApiFault("INVALID_INPUT", {
        fields: { email: "Esa persona ya está en la lista." },
      });
    }
    await invite(tools, viewer, await ownerOf(tools, viewer, id));
    return { record: toRecord(await ownerOf(tools, viewer, id)) };
  });
};

export const updateCompanyOwner: Handler<typeof userUpdateCompanyOwner> = async (input, ctx) => {
  const viewer = ctx.requireViewer();
  const { id, resend, ...changes } = input;
  return ctx.db.tx(async (t) => {
    const tools = { ...ctx, db: t };
    await lockAccount(t, viewer.id);
    const before = await ownerOf(tools, viewer, id);
    const fields: OwnerFields = {
      first_name: changes.first_name ?? before.first_name,
      last_name: changes.last_name ?? before.last_name,
      role: changes.role ?? before.role,
      ownership_percent:
        changes.ownership_percent === undefined
          ? before.ownership_percent
          : changes.ownership_percent,
    };
    await checkShares(t, viewer.id, id, fields.ownership_percent);
    await updateOwner(t, id, fields);
    if (before.user_id !== null && fields.role !== before.role) {
      await linkAccounts(t, { userId: before.user_id, accountId: viewer.id, role: fields.role });
      await noteChange(t, viewer, before.user_id, { role: fields.role });
    }
    if (resend && before.user_id === null) await invite(tools, viewer, { ...before, ...fields });
    return { record: toRecord(await ownerOf(tools, viewer, id)) };
  });
};

export const removeCompanyOwner: Handler<typeof userRemoveCompanyOwner> = async ({ id }, ctx) => {
  const viewer = ctx.requireViewer();
  await ownerOf(ctx, viewer, id);
  const ended = await ctx.db.tx(async (t) => {
    await lockAccount(t, viewer.id);
    const accepted = await markRemoved(t, id);
    if (accepted === null) return [];
    await noteChange(t, viewer, accepted, { removed: true });
    return unlinkAccounts(t, { userId: accepted, accountId: viewer.id });
  });
  for (const tokenHash of ended) ctx.bus.sessionEnded(tokenHash);
  return { id };
};

async function ownerOf({ db }: Pick<CallContext, "db">, viewer: Viewer, id: number) {
  const row = await readOwner(db, viewer.id, id);
  if (!row) throw new ApiFault("NOT_FOUND");
  return row;
}

async function checkShares(
  db: CallContext["db"],
  accountId: number,
  exceptId: number,
  share: number | null,
) {
  if (share === null) return;
  const left = WHOLE_PERCENT - (await otherShares(db, accountId, exceptId));
  if (share > left + 1e-6) {
    const text = `Entre todos no pueden sumar más del 100 %: quedan ${left.toLocaleString("es")} %.`;
    throw new ApiFault("INVALID_INPUT", { fields: { ownership_percent: text } });
  }
}

async function invite(ctx: CallContext, viewer: Viewer, owner: OwnerRow) {
  await limitLetters(ctx, owner.email);
  const account = await findUser(ctx.db, viewer.id);
  const key = newToken();
  await insertInvite(ctx.db, {
    keyHash: hashToken(key),
    ownerId: owner.id,
    invitedBy: viewer.id,
    email: owner.email,
    firstName: owner.first_name,
    sellerType: null,
  });
  await sendMail(ctx, invitation, owner.email, {
    name: owner.first_name,
    from: `${viewer.firstName} ${viewer.lastName}`,
    company: account?.companyname ?? null,
    link: `${PATHS.invite}?clave=${key}`,
    seconds: INVITE_SECONDS,
    language: await readLanguage(ctx.db, { email: owner.email }),
  });
}

function noteChange(db: CallContext["db"], viewer: Viewer, userId: number, details: object) {
  return note(db, { actorId: viewer.id, userId, action: "companyOwner", details });
}

function toRecord({ account_id: _account, user_id: _user, ...record }: OwnerRow) {
  return record;
}
