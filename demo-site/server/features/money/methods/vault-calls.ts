import type {
  vaultCreate,
  vaultDefault,
  vaultDelete,
  vaultList,
  vaultToken,
  vaultUpdate,
} from "martillo/contract";
import { expiryProblem, MOST_METHODS, readExpiry } from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import { lockAccount } from "../../../platform/security/account-lock-repository";
import { type VaultPort, VaultRefused, VaultUnreached } from "../../../ports/vault";
import { openTicket } from "../tickets";
import { billingAddressOf } from "./billing-address";
import { keepVaultCard, removeFromVault } from "./keep-vault-card";
import {
  changeExpiry,
  makeDefault,
  type MethodRow,
  readMethod,
  readMethods,
  removeMethod,
} from "./method-repository";
import { toVaultCard } from "./method-view";
import { requireRemovable } from "./require-removable";

function vaultOf({ ports }: Pick<CallContext, "ports">): VaultPort {
  if (!ports.vault) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return ports.vault;
}

/** Runs what the vault does; `unreached` is what is said where it does not answer. */
async function atVault<T>(run: () => Promise<T>, unreached?: string): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof VaultUnreached)
      throw new ApiFault("PROVIDER_UNREACHED", unreached === undefined ? {} : { text: unreached });
    if (!(error instanceof VaultRefused)) throw error;
    if (error.reason === "not_found") throw new ApiFault("NOT_FOUND");
    if (error.reason === "expiry") throw badExpiry();
    throw new ApiFault("INVALID_INPUT");
  }
}

function badExpiry(): ApiFault {
  const text = "Invalid expiry details";
  return new ApiFault("INVALID_INPUT", { text, fields: { expiry_year: text } });
}

async function ownCard(ctx: CallContext, skyflowId: string): Promise<MethodRow> {
  const method = await readMethod(ctx.db, ctx.requireViewer().id, skyflowId);
  if (method?.kind !== "vault") throw new ApiFault("NOT_FOUND");
  return method;
}

async function records(ctx: CallContext) {
  const rows = await readMethods(ctx.db, ctx.requireViewer().id, "vault", { limit: MOST_METHODS });
  return { records: rows.map(toVaultCard) };
}

export const generateToken: Handler<typeof vaultToken> = async (_input, ctx) => {
  const vault = vaultOf(ctx);
  const { id } = ctx.requireViewer();
  const { accessToken, expiresInSeconds } = await atVault(
    () => vault.accessToken(id),
    "Cannot get token",
  );
  return { accessToken, expires_in: expiresInSeconds };
};

/** Without a card of the vault: the frame in which one is typed. */
export const createVaultCard: Handler<typeof vaultCreate> = async (input, ctx) => {
  const vault = vaultOf(ctx);
  const { id: userId } = ctx.requireViewer();
  const address = billingAddressOf(input, "address_");
  const known = await readMethods(ctx.db, userId, "vault");
  if (known.length >= MOST_METHODS) throw new ApiFault("TOO_MANY_METHODS");
  const { skyflow_id: cardId, payment_token: paymentToken } = input;
  if (cardId === undefined)
    return { frame_url: await openTicket(ctx, { userId, of: { setup: "vault" }, address }) };
  // A person who claims a card shows the token that collecting its number brought: an id alone proves no owner.
  if (paymentToken === undefined)
    throw new ApiFault("INVALID_INPUT", { fields: { payment_token: "Required!" } });
  const card = await atVault(() => vault.describe({ userId, cardId, paymentToken }));
  if (!card) throw new ApiFault("NOT_FOUND");
  const holderName = input.card_name ?? "";
  await keepVaultCard(ctx, userId, vault, { ...card, holderName, address });
  return records(ctx);
};

export const updateVaultCard: Handler<typeof vaultUpdate> = async (input, ctx) => {
  const vault = vaultOf(ctx);
  const { id: userId } = ctx.requireViewer();
  const method = await ownCard(ctx, input.skyflow_id);
  if (input.changeDefault === 1) {
    await chooseDefault(ctx, method);
    return records(ctx);
  }
  const { expiry_month: month, expiry_year: year } = input;
  if (month === undefined || year === undefined) throw badExpiry();
  const expiry = readExpiry(month, year);
  if (expiry === null || expiryProblem(month, year, await ctx.now()) !== null) throw badExpiry();
  const { payment_token: paymentToken } = input;
  await atVault(() =>
    vault.updateExpiry(
      {
        userId,
        cardId: method.provider_ref,
        ...(paymentToken !== undefined && { paymentToken }),
      },
      { expMonth: expiry.month, expYear: expiry.year },
    ),
  );
  await changeExpiry(ctx.db, method.id, expiry.month, expiry.year);
  return records(ctx);
};

export const deleteVaultCard: Handler<typeof vaultDelete> = async (input, ctx) => {
  const vault = vaultOf(ctx);
  const { id: userId } = ctx.requireViewer();
  const method = await ownCard(ctx, input.skyflow_id);
  await ctx.db.tx(async (t) => {
    await lockAccount(t, userId);
    await requireRemovable(t, method);
    await removeMethod(t, method);
  });
  await removeFromVault(ctx, vault, { userId, cardId: method.provider_ref });
  return records(ctx);
};

async function chooseDefault(ctx: CallContext, method: MethodRow): Promise<void> {
  await ctx.db.tx(async (t) => {
    await lockAccount(t, method.user_id);
    await makeDefault(t, method);
  });
}

export const listVaultCards: Handler<typeof vaultList> = async (_input, ctx) => {
  vaultOf(ctx);
  return records(ctx);
};

export const setDefaultVaultCard: Handler<typeof vaultDefault> = async (input, ctx) => {
  await chooseDefault(ctx, await ownCard(ctx, input.skyflow_id));
  return records(ctx);
};
