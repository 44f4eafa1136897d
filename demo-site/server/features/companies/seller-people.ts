import {
  type customSellerPeople,
  type customSellerPermissions,
  SELLER_PERMISSIONS,
  type SellerPerson,
} from "martillo/contract";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { note } from "../../platform/security/audit-repository";
import { lockPair, readPeople, readPerson, writePermissions } from "./people-repository";

/** The people who work for a seller, and what each may do. */
export const sellerPeople: Handler<typeof customSellerPeople> = async ({ account_id }, ctx) => {
  const records = (await readPeople(ctx.db, accountOf(account_id, ctx))).map(toRecord);
  return { records, totalRecords: records.length };
};

/** The new permissions hold for the next call of the person: they are read with every session. */
export const sellerPermissions: Handler<typeof customSellerPermissions> = async (input, ctx) => {
  const accountId = accountOf(input.account_id, ctx);
  const { user_id: userId } = input;
  const permissions = SELLER_PERMISSIONS.filter((one) => input.permissions.includes(one));
  return ctx.db.tx(async (t) => {
    await lockPair(t, accountId, userId);
    const before = await readPerson(t, accountId, userId);
    if (!before) throw new ApiFault("NOT_FOUND");
    if (before.role === "owner") {
      throw new ApiFault("INVALID_INPUT", {
        fields: { permissions: "Los propietarios pueden hacerlo todo: cambie antes su función." },
      });
    }
    const { permissions: from, is_default } = toRecord(before);
    if (is_default === 1 || from.join() !== permissions.join()) {
      await writePermissions(t, { accountId, userId }, permissions);
      await note(t, {
        actorId: ctx.requireViewer().id,
        userId,
        action: "sellerPermissions",
        details: { account: accountId, from, to: permissions },
      });
    }
    return { record: { ...toRecord(before), permissions, is_default: 0 as const } };
  });
};

/** The caller's own account, of any kind; another one for staff. A person who works for a seller reaches only their own people. */
function accountOf(named: number | undefined, ctx: CallContext): number {
  const { id, staff } = ctx.requireViewer();
  if (named === undefined || named === id) return id;
  if (!staff) throw new ApiFault("NOT_FOUND");
  return named;
}

/** Permissions in the order in which people read them. */
function toRecord(row: SellerPerson): SellerPerson {
  const isOwner = row.role === "owner";
  return {
    ...row,
    permissions: SELLER_PERMISSIONS.filter((one) => isOwner || row.permissions.includes(one)),
    is_default: isOwner ? 0 : row.is_default,
  };
}
