import type { customCompleteAccount } from "martillo/contract";
import { hasDetails } from "martillo/domain";
import {
  phoneRulesOf,
  checkPicture,
  findUser,
  toUser,
  toPhone,
  writeProfile,
  writeUnverifiedPhone,
} from "../accounts";
import { checkCustomFields } from "../house";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { takeAvatar } from "../uploads";

/** A person who registered by e-mail and password alone says here who they are: once, and everything together. */
export const completeAccount: Handler<typeof customCompleteAccount> = async (form, ctx) => {
  const { id, admin } = ctx.requireViewer();
  const before = await findUser(ctx.db, id);
  if (!before) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  // Sent a second time, or from a second tab.
  if (hasDetails(before)) return { user: toUser(before) };
  const { phone: given, ...own } = form;
  const phone = given ? (await toPhone(given, ctx)).address : null;
  await checkPicture({ avatar: own.avatar ?? before.avatar ?? undefined }, ctx);
  const custom_fields = await checkCustomFields(
    ctx.db,
    // A number that a code has proven is an answer, too.
    { ...form, phone: given ?? before.phone ?? undefined },
    { kind: admin ? "organization" : "buyer", phones: await phoneRulesOf(ctx) },
  );
  const user = await ctx.db.tx(async (t) => {
    if (own.avatar !== undefined) await takeAvatar(t, id, own.avatar || null);
    await writeProfile(t, id, { ...own, custom_fields });
    if (phone !== null) await writeUnverifiedPhone(t, id, phone);
    return findUser(t, id);
  });
  return { user: toUser(user ?? before) };
};
