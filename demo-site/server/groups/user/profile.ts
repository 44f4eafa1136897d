import {
  NOTIFICATION_KINDS,
  type userDecryptProfile,
  type userUpdatePreference,
  type userUpdateProfile,
} from "martillo/contract";
import { phoneRulesOf } from "../../accounts/phone-rules";
import { checkCustomFields } from "../../custom-fields/check-custom-fields";
import type { CallContext } from "../../http/context";
import { ApiFault } from "../../http/fault";
import type { Handler } from "../../http/mount";
import { takeAvatar } from "../../uploads/take-avatar";
import { LANGUAGES } from "../common/phrases";
import { readPreferences, writePreferences } from "./preference-repository";
import { writeProfile } from "./profile-repository";
import { findUser } from "./user-repository";
import { toUser } from "./user-view";

async function ownUser({ db, requireViewer }: CallContext) {
  const row = await findUser(db, requireViewer().id);
  if (!row) throw new ApiFault("SESSION_EXPIRED", { ends_session: true });
  return toUser(row);
}

export const updateProfile: Handler<typeof userUpdateProfile> = async (input, ctx) => {
  const { id, admin } = ctx.requireViewer();
  const { organization, custom_fields, ...own } = input;
  const isForSeller = admin && organization !== undefined;
  const custom =
    custom_fields &&
    (await checkCustomFields(
      ctx.db,
      { custom_fields },
      {
        kind: admin ? "organization" : "buyer",
        phones: await phoneRulesOf(ctx),
        onlyGiven: true,
      },
    ));
  await ctx.db.tx(async (t) => {
    if (own.avatar !== undefined) await takeAvatar(t, id, own.avatar || null);
    await writeProfile(t, id, {
      ...own,
      ...(isForSeller && { organization }),
      ...(custom && { custom_fields: custom }),
    });
  });
  return { user: await ownUser(ctx) };
};

export const decryptProfile: Handler<typeof userDecryptProfile> = async (_input, ctx) => {
  const user = await ownUser(ctx);
  return { user, preferences: await readPreferences(ctx.db, user.id) };
};

export const updatePreference: Handler<typeof userUpdatePreference> = async (input, ctx) => {
  const { id, phoneVerified } = ctx.requireViewer();
  const { language } = input;
  if (language && !LANGUAGES.some((known) => known.code === language)) {
    throw new ApiFault("INVALID_INPUT", { fields: { language: "Elija un valor de la lista." } });
  }
  const wantsSms = NOTIFICATION_KINDS.some((kind) => input.notifications?.[kind]?.sms === true);
  if (wantsSms && !phoneVerified) throw new ApiFault("NOT_VERIFIED");
  return { preferences: await writePreferences(ctx.db, id, input) };
};
