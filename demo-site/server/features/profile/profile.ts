import {
  LANGUAGES,
  NOTIFICATION_KINDS,
  type userDecryptProfile,
  type userUpdatePreference,
  type userUpdateProfile,
} from "martillo/contract";
import { hasDetails } from "martillo/domain";
import { phoneRulesOf, findUser, toUser, writeProfile } from "../accounts";
import { checkCustomFields } from "../house";
import type { CallContext } from "../../platform/call/context";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";
import { takeAvatar } from "../uploads";
import { readPreferences, writePreferences } from "./preference-repository";

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
  // A name is given together with all that the house asks for.
  if (own.first_name !== undefined && !hasDetails(await ownUser(ctx))) {
    throw new ApiFault("DETAILS_MISSING");
  }
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
