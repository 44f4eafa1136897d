import type {
  cardCreate,
  cardDefault,
  cardDelete,
  cardList,
  cardRetrieve,
  cardUpdate,
  customerCreate,
  customerRetrieve,
  customerUpdate,
  sourceCreate,
  sourceDelete,
  sourceList,
  sourceRetrieve,
  sourceUpdate,
  sourceVerify,
} from "martillo/contract";
import {
  accountNumberProblem,
  bankHolderProblem,
  holderTypeProblem,
  expiryProblem,
  isIban,
  MOST_METHODS,
  readExpiry,
  readMicroDeposit,
  routingNumberProblem,
} from "martillo/domain";
import type { CallContext } from "../../../platform/call/context";
import { ApiFault } from "../../../platform/call/fault";
import type { Handler } from "../../../platform/call/mount";
import type { Db } from "../../../platform/db/db";
import { lockAccount } from "../../../platform/security/account-lock-repository";
import {
  type BankAccount,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
} from "../../../ports/payment-provider";
import { openTicket } from "../tickets";
import { billingAddressOf } from "./billing-address";
import { ensureCustomer } from "./customer";
import { detach } from "./detach";
import { rowOf } from "./keep-method";
import {
  changeExpiry,
  changeHolder,
  insertMethod,
  makeDefault,
  type MethodRow,
  readCustomer,
  readMethod,
  readMethods,
  removeMethod,
  setMethodStatus,
} from "./method-repository";
import { toBank, toCard, toMethod } from "./method-view";
import { requireRemovable } from "./require-removable";
import { tellAddress } from "./tell-address";

/** The house's card provider. */
function cardProvider({ ports }: Pick<CallContext, "ports">): PaymentProvider {
  const { card } = ports.payments;
  if (!card) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return card;
}

/** Runs what a provider does at its desk; nothing of it moves money. */
async function atProvider<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProviderUnreached || error instanceof ProviderUnknown) {
      throw new ApiFault("PROVIDER_UNREACHED");
    }
    if (error instanceof ProviderRefused) {
      throw error.reason === "not_found"
        ? new ApiFault("NOT_FOUND")
        : new ApiFault("INVALID_INPUT");
    }
    throw error;
  }
}

async function customerAnswer(
  ctx: CallContext,
  given: { account_id?: string | number | undefined; customer_id?: string | undefined },
) {
  const { id: userId } = ctx.requireViewer();
  const id = await ensureCustomer(ctx, userId, cardProvider(ctx));
  if (given.customer_id !== undefined && given.customer_id !== "" && given.customer_id !== id)
    throw new ApiFault("NOT_FOUND");
  return {
    record: { id, object: "customer" as const },
    id,
    result: { id },
    ...(given.account_id !== undefined && { account_id: given.account_id }),
  };
}

export const createCustomer: Handler<typeof customerCreate> = ({ account_id }, ctx) =>
  customerAnswer(ctx, { account_id });

export const retrieveCustomer: Handler<typeof customerRetrieve> = (input, ctx) =>
  customerAnswer(ctx, input);

export const updateCustomer: Handler<typeof customerUpdate> = async (input, ctx) => {
  if (input.default_source !== undefined) await chooseDefault(ctx, input.default_source);
  return customerAnswer(ctx, input);
};

/** `customer_id` must be the caller's where it is said. */
async function customerOf(
  ctx: CallContext,
  given: { customer_id?: string | undefined },
): Promise<string> {
  const { id: userId } = ctx.requireViewer();
  const id = await readCustomer(ctx.db, userId, cardProvider(ctx).name);
  const wanted = given.customer_id;
  if (wanted !== undefined && wanted !== id) throw new ApiFault("NOT_FOUND");
  return id ?? "";
}

async function requireRoom(ctx: CallContext, userId: number): Promise<void> {
  const [cards, banks] = await Promise.all([
    readMethods(ctx.db, userId, "card"),
    readMethods(ctx.db, userId, "bank"),
  ]);
  if (cards.length + banks.length >= MOST_METHODS) throw new ApiFault("TOO_MANY_METHODS");
}

async function addCard(ctx: CallContext, input: Parameters<Handler<typeof cardCreate>>[0]) {
  const { id: userId } = ctx.requireViewer();
  const provider = cardProvider(ctx);
  const address = billingAddressOf(input, "card_address_");
  await customerOf(ctx, input);
  await requireRoom(ctx, userId);
  const frame = { userId, of: { setup: "card" }, address } as const;
  const token = input.card_token;
  if (token === undefined) return { frame_url: await openTicket(ctx, frame) };
  const customer = await ensureCustomer(ctx, userId, provider);
  const key = `m-card-${userId}-${token.slice(-24)}`;
  const setup = await atProvider(() => provider.methods.add(customer, token, key));
  if (setup.status !== "succeeded" || !setup.method) {
    return { frame_url: await openTicket(ctx, frame) };
  }
  const kept = rowOf(userId, provider.name, setup.method);
  if (!kept) throw new ApiFault("INVALID_INPUT");
  const { row, replaced } = await ctx.db.tx(async (t) => {
    await lockAccount(t, userId);
    const inserted = await insertMethod(t, { ...kept, address });
    const found = (await readMethods(t, userId, "card")).find(({ id }) => id === inserted.id);
    if (found && input.is_primary === 1) await makeDefault(t, found);
    return { row: found, replaced: inserted.replaced };
  });
  if (!row) return {};
  if (replaced !== null) await detach(ctx, { userId, provider: provider.name, methodId: replaced });
  await tellAddress(ctx, provider, row, { address, key: `${key}-address` });
  return { record: toCard(row, customer) };
}

export const createCard: Handler<typeof cardCreate> = (input, ctx) => addCard(ctx, input);

export const createSource: Handler<typeof sourceCreate> = async (input, ctx) => {
  const isBank = input.bank_account_number !== undefined || input.bank_token !== undefined;
  return isBank ? addBank(ctx, input) : addCard(ctx, input);
};

type BankInput = Parameters<Handler<typeof sourceCreate>>[0];

async function addBank(ctx: CallContext, input: BankInput) {
  const { id: userId } = ctx.requireViewer();
  const provider = cardProvider(ctx);
  if (!provider.can.banks) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  await requireRoom(ctx, userId);
  const account = bankAccountOf(input);
  const customer = await ensureCustomer(ctx, userId, provider);
  const key = `m-bank-${userId}-${crypto.randomUUID()}`;
  const bank = await atProvider(() => provider.methods.addBank(customer, account, key));
  const kept = rowOf(userId, provider.name, bank);
  if (!kept) throw new ApiFault("INVALID_INPUT");
  const row = await ctx.db.tx(async (t) => {
    await lockAccount(t, userId);
    const { id } = await insertMethod(t, kept);
    return (await readMethods(t, userId, "bank")).find((method) => method.id === id);
  });
  return row ? { record: toBank(row, customer) } : {};
}

function bankAccountOf(input: BankInput): BankAccount {
  const number = (input.bank_account_number ?? "").replaceAll(/\s/g, "");
  const routing = (input.bank_routing_number ?? "").replaceAll(/\s/g, "");
  const holderName = (input.bank_account_holder_name ?? "").trim();
  const hasIban = isIban(number);
  const problems = {
    bank_account_holder_name: bankHolderProblem(holderName),
    bank_account_number: hasIban ? null : accountNumberProblem(number),
    bank_routing_number: hasIban ? null : routingNumberProblem(routing),
    bank_account_holder_type: holderTypeProblem(input.bank_account_holder_type ?? ""),
  };
  const fields = Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );
  if (Object.keys(fields).length > 0) throw new ApiFault("INVALID_INPUT", { fields });
  return {
    holderName,
    holderType: input.bank_account_holder_type ?? "individual",
    country: input.bank_country.toUpperCase(),
    currency: input.bank_currency.toUpperCase(),
    ...(hasIban
      ? { iban: number.toUpperCase() }
      : { routingNumber: routing, accountNumber: number }),
  };
}

async function listOf(
  ctx: CallContext,
  kind: MethodRow["kind"],
  {
    limit,
    after,
    customer_id,
  }: { limit: number; after?: string | undefined; customer_id?: string | undefined },
) {
  const { id: userId } = ctx.requireViewer();
  const customer = await customerOf(ctx, { customer_id });
  const last = after === undefined ? undefined : await readMethod(ctx.db, userId, after);
  const rows = await readMethods(ctx.db, userId, kind, {
    limit: limit + 1,
    after: last?.id ?? null,
  });
  return {
    data: rows.slice(0, limit).map((row) => toMethod(row, customer)),
    has_more: rows.length > limit,
  };
}

export const listCards: Handler<typeof cardList> = (input, ctx) =>
  listOf(ctx, input.object === "bank_account" ? "bank" : "card", input);

export const listSources: Handler<typeof sourceList> = (input, ctx) =>
  listOf(ctx, input.object === "card" ? "card" : "bank", input);

async function ownMethod(db: Db, ctx: CallContext, sourceId: string): Promise<MethodRow> {
  const method = await readMethod(db, ctx.requireViewer().id, sourceId);
  if (!method) throw new ApiFault("NOT_FOUND");
  return method;
}

export const retrieve: Handler<typeof cardRetrieve> & Handler<typeof sourceRetrieve> = async (
  input,
  ctx,
) => {
  const customer = await customerOf(ctx, input);
  return { record: toMethod(await ownMethod(ctx.db, ctx, input.source_id), customer) };
};

export const update: Handler<typeof cardUpdate> & Handler<typeof sourceUpdate> = async (
  input,
  ctx,
) => {
  const customer = await customerOf(ctx, input);
  const method = await ownMethod(ctx.db, ctx, input.source_id);
  const provider = cardProvider(ctx);
  const ref = { customerId: customer, methodId: method.provider_ref };
  const key = `m-update-${method.id}-${crypto.randomUUID()}`;
  if (method.kind === "card") {
    const { month, year } = await expiryOf(ctx, input);
    await atProvider(() => provider.methods.update(ref, { expMonth: month, expYear: year }, key));
    await changeExpiry(ctx.db, method.id, month, year);
  } else {
    const holderName = (input.account_holder_name ?? "").trim();
    if (bankHolderProblem(holderName) !== null) {
      throw new ApiFault("INVALID_INPUT", { fields: { account_holder_name: "Invalid Name!" } });
    }
    const holderType =
      input.account_holder_type ?? (method.holder_type === "company" ? "company" : "individual");
    await atProvider(() => provider.methods.update(ref, { holderName, holderType }, key));
    await changeHolder(ctx.db, method.id, holderName, holderType);
  }
  return { record: toMethod(await ownMethod(ctx.db, ctx, input.source_id), customer) };
};

/** Two digits are years of this century. Past months are refused, in the zone of the house. */
async function expiryOf(
  ctx: CallContext,
  input: { exp_month?: number | undefined; exp_year?: number | undefined },
) {
  const fields = {
    ...(input.exp_month === undefined && { exp_month: "Required!" }),
    ...(input.exp_year === undefined && { exp_year: "Required!" }),
  };
  if (input.exp_month === undefined || input.exp_year === undefined)
    throw new ApiFault("INVALID_INPUT", { fields });
  const { exp_month: month, exp_year: year } = input;
  const expiry = readExpiry(month, year);
  if (expiry === null || expiryProblem(month, year, await ctx.now()) !== null) {
    throw new ApiFault("INVALID_INPUT", {
      text: "Invalid expiry details",
      fields: { exp_year: "Invalid expiry details" },
    });
  }
  return expiry;
}

export const remove: Handler<typeof cardDelete> & Handler<typeof sourceDelete> = async (
  input,
  ctx,
) => {
  const { id: userId } = ctx.requireViewer();
  await customerOf(ctx, input);
  const method = await ownMethod(ctx.db, ctx, input.source_id);
  await ctx.db.tx(async (t) => {
    await lockAccount(t, userId);
    await requireRemovable(t, method);
    await removeMethod(t, method);
  });
  await detach(ctx, { userId, provider: method.provider, methodId: method.provider_ref });
  return listOf(ctx, method.kind, { limit: MOST_METHODS });
};

async function chooseDefault(ctx: CallContext, sourceId: string): Promise<MethodRow> {
  const method = await ownMethod(ctx.db, ctx, sourceId);
  await ctx.db.tx(async (t) => {
    await lockAccount(t, method.user_id);
    await makeDefault(t, method);
  });
  return method;
}

export const setDefault: Handler<typeof cardDefault> = async (input, ctx) => {
  await customerOf(ctx, input);
  const { kind } = await chooseDefault(ctx, input.default_source);
  return listOf(ctx, kind, { limit: MOST_METHODS });
};

export const verify: Handler<typeof sourceVerify> = async (input, ctx) => {
  const customer = await customerOf(ctx, input);
  const method = await ownMethod(ctx.db, ctx, input.source_id);
  if (method.kind !== "bank") throw new ApiFault("NOT_FOUND");
  if (method.status === "verified") return { record: toBank(method, customer) };
  if (method.status !== "new") throw new ApiFault("BANK_VERIFY_LOCKED");
  const amounts = [
    microCents(input.amount_1, "amount_1"),
    microCents(input.amount_2, "amount_2"),
  ] as const;
  const provider = cardProvider(ctx);
  const ref = { customerId: customer, methodId: method.provider_ref };
  const key = `m-verify-${method.id}-${crypto.randomUUID()}`;
  const bank = await atProvider(() => provider.methods.verify(ref, amounts, key));
  const left = bank.triesLeft ?? 0;
  const status = bank.status === "new" && left === 0 ? "verification_failed" : bank.status;
  await setMethodStatus(ctx.db, method.id, {
    status,
    tries: method.tries + (status === "verified" ? 0 : 1),
  });
  if (status === "verified") return { record: toBank({ ...method, status }, customer) };
  if (status !== "new") throw new ApiFault("BANK_VERIFY_LOCKED");
  throw new ApiFault("BANK_VERIFY_WRONG", { values: { tries: String(left) } });
};

/** "32", "0.32", "0,32" and 0.32 are the same deposit. */
function microCents(value: string | number, field: string): number {
  const cents = readMicroDeposit(value);
  if (cents === null) throw new ApiFault("INVALID_INPUT", { fields: { [field]: "Numbers only!" } });
  return cents;
}
