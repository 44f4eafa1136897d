// This folder: the frame in which a card is typed.
import { CARD_TEXTS, formatEuro, isWaitingPayment, plainCardNumber } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import { lockAccount } from "../../../platform/security/account-lock-repository";
import { errorText } from "../../../platform/call/log";
import {
  type Failure,
  type MethodFacts,
  type NextStep,
  type PaymentProvider,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreached,
} from "../../../ports/payment-provider";
import {
  CardInvalid,
  type CardInput,
  type FrameAnswer,
  type SandboxProvider,
} from "../../../ports/payment-provider/sandbox";
import { type VaultRefusal, VaultRefused, VaultUnreached } from "../../../ports/vault";
import { ask, lookUp } from "../ask-provider";
import { ensureCustomer } from "../methods/customer";
import { detach } from "../methods/detach";
import { rowOf } from "../methods/keep-method";
import { keepVaultCard } from "../methods/keep-vault-card";
import { insertMethod, makeDefault, readMethod, readMethods } from "../methods/method-repository";
import { tellAddress } from "../methods/tell-address";
import { type MoneyContext, payableOf, wantedOf } from "../payables";
import { beginPayment } from "../payments/begin-payment";
import { vaultOfPayment } from "../payments/charge-from-vault";
import { chargeSaved } from "../payments/charge-saved";
import { mayPay, type Paying, requireMayPay } from "../payments/who-may-pay";
import { type PaymentRow, readPayment } from "../payment-repository";
import { readTicket } from "../tickets";
import type { FrameFields, FrameView } from "./script/types";
import { renewTicket, TICKET_SECONDS, type TicketRow, useTicket } from "../ticket-repository";

/** Throws TICKET_EXPIRED for what is old, used up or never was. */
export async function requireTicket(ctx: MoneyContext, token: string): Promise<TicketRow> {
  const ticket = await readTicket(ctx.db, token);
  if (!ticket || ticket.is_expired) throw new ApiFault("TICKET_EXPIRED");
  return ticket;
}

/** The provider whose own fields take the card of a ticket; null where the frame's do. */
export async function vendorOf(
  ctx: Pick<MoneyContext, "db" | "ports">,
  ticket: TicketRow,
): Promise<PaymentProvider | null> {
  if (ticket.setup === "vault") return null;
  const { payments } = ctx.ports;
  const payment = ticket.payment_id === null ? null : await readPayment(ctx.db, ticket.payment_id);
  const provider = payment ? payments.named(payment.provider) : payments.card;
  return provider?.fields ? provider : null;
}

function fieldsOf(
  { config }: MoneyContext,
  vendor: PaymentProvider | null,
  of: { cents: number; currency: string; secret: string | null; paymentId: number | null },
): FrameFields | null {
  if (!vendor?.fields) return null;
  const { publishableKey: key, types } = vendor.fields;
  const { paymentId, ...rest } = of;
  const path = paymentId === null ? "" : `/rosoom_success?payment=${paymentId}`;
  return { key, types, ...rest, returnUrl: `${config.siteUrl}${path}` };
}

export async function viewFrame(ctx: MoneyContext, ticket: TicketRow): Promise<FrameView> {
  const payment = ticket.payment_id === null ? null : await readPayment(ctx.db, ticket.payment_id);
  const vendor = await vendorOf(ctx, ticket);
  const secondsLeft = Math.max(0, Math.round(ticket.expires_ms / 1_000 - Date.now() / 1_000));
  const shared = {
    payee: ctx.config.operator.name,
    provider: payment?.provider ?? ctx.ports.payments.card?.name ?? "",
    isForeign: ticket.is_foreign,
    isActing: ticket.is_acting,
    secondsLeft: Math.min(secondsLeft, TICKET_SECONDS),
  };
  if (!payment) {
    return {
      ...shared,
      state: ticket.is_used ? "saved" : "form",
      isSetup: true,
      amount: "",
      title: "Guardar una tarjeta",
      lines: [],
      methods: [],
      challenge: null,
      fields: fieldsOf(ctx, vendor, { cents: 0, currency: "EUR", secret: null, paymentId: null }),
      failure: null,
      payment: null,
      saved: null,
    };
  }
  const offer = await payableOf(ctx, payment.purpose).describe(
    ctx.db,
    wantedOf(payment),
    payment.amount_cents,
  );
  const showsSaved = mayPay(payingOf(ticket), payment.purpose, "saved");
  const cards = showsSaved ? await chargeableCards(ctx, payment) : [];
  return {
    ...shared,
    state: stateOf(payment, vendor !== null),
    isSetup: false,
    amount: formatEuro(payment.amount_cents, { whole: false }),
    title: offer.title,
    lines: offer.lines.map(({ label, amountCents }) => ({
      label,
      amount: formatEuro(amountCents, { whole: false }),
    })),
    methods: cards.map((card) => ({
      id: card.provider_ref,
      brand: card.brand,
      last4: card.last4,
      expiry: `${String(card.exp_month ?? 0).padStart(2, "0")}/${String(card.exp_year ?? 0).slice(-2)}`,
      isDefault: card.is_default,
    })),
    challenge: challengeOf(payment.begun),
    fields: fieldsOf(ctx, vendor, {
      cents: payment.amount_cents,
      currency: payment.currency,
      secret: secretOf(payment.begun),
      paymentId: payment.id,
    }),
    failure: payment.failure,
    payment: { id: payment.id, status: payment.status },
    saved: null,
  };
}

/** Saved cards at the provider of the payment, and those of the vault where that provider takes them. */
async function chargeableCards(ctx: MoneyContext, payment: PaymentRow) {
  const cards = await readMethods(ctx.db, payment.user_id, "card");
  const vault = vaultOfPayment(ctx, payment);
  const inVault = vault ? await readMethods(ctx.db, payment.user_id, "vault") : [];
  return [
    ...cards.filter(({ provider }) => provider === payment.provider),
    ...inVault.filter(({ provider }) => provider === vault?.name),
  ].filter(({ status }) => status === "active");
}

function stateOf(payment: PaymentRow, isVendors: boolean): FrameView["state"] {
  if (payment.is_unknown) return "unknown";
  switch (payment.status) {
    case "succeeded":
      return "paid";
    case "requires_action":
      return challengeOf(payment.begun) !== null || (isVendors && secretOf(payment.begun) !== null)
        ? "challenge"
        : "form";
    case "processing":
    case "authorized":
      return "processing";
    case "failed":
      return "failed";
    case "open":
      return "form";
    default:
      return "ended";
  }
}

function challengeOf(begun: NextStep | null): string | null {
  return begun?.kind === "frame" ? (begun.data["challenge"] ?? null) : null;
}

function sandboxOf({ ports }: MoneyContext): SandboxProvider {
  const { sandbox } = ports.payments;
  if (!sandbox) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return sandbox;
}

/** A card as it was typed into the frame. It is handed on and kept nowhere. */
export interface TypedCard extends CardInput {
  save: boolean;
}

/** Pays by a card that was typed, or saves it. */
export async function payByCard(
  ctx: MoneyContext,
  ticket: TicketRow,
  card: TypedCard,
): Promise<FrameView> {
  if (ticket.setup === "vault") return saveInVault(ctx, ticket, card);
  const sandbox = sandboxOf(ctx);
  let token: string;
  try {
    ({ token } = await sandbox.frame.acceptCard(card));
  } catch (error) {
    if (!(error instanceof CardInvalid)) throw error;
    throw new ApiFault("INVALID_INPUT", { fields: { [error.field]: FIELD_TEXTS[error.field] } });
  }
  if (ticket.payment_id === null) return saveCard(ctx, ticket, token);
  const payment = await payablePayment(ctx, ticket.payment_id);
  const secret = await begin(ctx, ticket, payment, card.save);
  await confirm(ctx, payment, () => sandbox.frame.confirm(secret, { token }, { save: card.save }));
  return viewFrame(ctx, ticket);
}

const FIELD_TEXTS: Readonly<Record<CardInvalid["field"], string>> = {
  number: CARD_TEXTS.number,
  cvc: CARD_TEXTS.securityCode,
  expiry: CARD_TEXTS.expiry,
};

/** In a frame a card is used; a means that needs a permission, such as the balance, does not pay there. */
function payingOf({ is_foreign, is_acting }: TicketRow): Paying {
  return { isForeign: is_foreign, isActing: is_acting, permissions: [] };
}

/** Pays by a card that was saved. A partner's page knows its ticket, and could press by itself: there a card is typed. */
export async function payBySaved(
  ctx: MoneyContext,
  ticket: TicketRow,
  source: string,
): Promise<FrameView> {
  if (ticket.payment_id === null) throw new ApiFault("NOT_FOUND");
  const payment = await payablePayment(ctx, ticket.payment_id);
  requireMayPay(payingOf(ticket), payment.purpose, "saved");
  const method = await readMethod(ctx.db, payment.user_id, source);
  if (!method) throw new ApiFault("CARD_REQUIRED");
  try {
    await chargeSaved(ctx, payment, method, "present");
  } catch (error) {
    // The frame says itself why it failed.
    if (!(error instanceof ApiFault && error.code === "PAYMENT_DECLINED")) throw error;
  }
  return viewFrame(ctx, ticket);
}

/** Opens the payment, or the saving of a card, at the provider whose own fields are in the frame: the view then has its secret. */
export async function beginFields(
  ctx: MoneyContext,
  ticket: TicketRow,
  save: boolean,
): Promise<FrameView> {
  const vendor = await vendorOf(ctx, ticket);
  if (!vendor) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  if (ticket.payment_id !== null) {
    await begin(ctx, ticket, await payablePayment(ctx, ticket.payment_id), save);
    return viewFrame(ctx, ticket);
  }
  if (ticket.is_used) throw new ApiFault("TICKET_EXPIRED");
  const { secret } = await beginSetup(ctx, ticket, vendor);
  return withSecret(await viewFrame(ctx, ticket), secret);
}

function withSecret(view: FrameView, secret: string): FrameView {
  return view.fields ? { ...view, fields: { ...view.fields, secret } } : view;
}

/** The same saving however often it is asked for: its key is the ticket's. */
async function beginSetup(
  ctx: MoneyContext,
  ticket: TicketRow,
  provider: PaymentProvider,
): Promise<{ ref: string; secret: string }> {
  const customer = await ensureCustomer(ctx, ticket.user_id, provider);
  const begun = await atDesk(() => provider.beginSetup(customer, "card", setupKey(ticket)));
  const secret = begun.kind === "next" ? secretOf(begun.next) : null;
  if (begun.kind !== "next" || secret === null) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return { ref: begun.providerRef ?? "", secret };
}

function setupKey({ hash }: TicketRow): string {
  return `m-setup-${hash.slice(0, 24)}`;
}

/** Nothing of it moves money: a lost question may be asked again. */
async function atDesk<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isLost = error instanceof ProviderUnknown || error instanceof ProviderUnreached;
    throw isLost ? new ApiFault("PROVIDER_UNREACHED") : error;
  }
}

/** What became of a card that was typed into fields of the provider's own. */
async function lookAtSetup(
  ctx: MoneyContext,
  ticket: TicketRow,
  vendor: PaymentProvider,
): Promise<FrameView> {
  const { ref, secret } = await beginSetup(ctx, ticket, vendor);
  const setup = await atDesk(() => vendor.methods.ofSetup(ref));
  const view = withSecret(await viewFrame(ctx, ticket), secret);
  switch (setup?.status) {
    case "succeeded":
    case "failed":
      return keepSetup(ctx, ticket, vendor.name, setup);
    case "requires_action":
      return { ...view, state: "challenge" };
    case "processing":
      return { ...view, state: "processing" };
    default:
      return view;
  }
}

/** What the person pressed in the bank's window. */
export async function answerChallenge(
  ctx: MoneyContext,
  ticket: TicketRow,
  challenge: string,
  answer: "authorize" | "reject",
): Promise<FrameView> {
  const sandbox = sandboxOf(ctx);
  if (ticket.payment_id === null) {
    const said = await sandbox.frame.answerChallenge(challenge, answer);
    return afterSetup(ctx, ticket, said);
  }
  const payment = await readPayment(ctx.db, ticket.payment_id);
  if (!payment || challengeOf(payment.begun) !== challenge) throw new ApiFault("NOT_FOUND");
  await confirm(ctx, payment, () => sandbox.frame.answerChallenge(challenge, answer));
  return viewFrame(ctx, ticket);
}

/** Looks the payment up, wherever the answer got lost. */
export async function lookAgain(ctx: MoneyContext, ticket: TicketRow): Promise<FrameView> {
  const payment = ticket.payment_id === null ? null : await readPayment(ctx.db, ticket.payment_id);
  if (payment && payment.status !== "succeeded") await lookUp(ctx, payment);
  const vendor = payment || ticket.is_used ? null : await vendorOf(ctx, ticket);
  return vendor ? lookAtSetup(ctx, ticket, vendor) : viewFrame(ctx, ticket);
}

export async function stay(ctx: MoneyContext, ticket: TicketRow): Promise<void> {
  await renewTicket(ctx.db, ticket.hash);
}

async function payablePayment(ctx: MoneyContext, id: number): Promise<PaymentRow> {
  const payment = await readPayment(ctx.db, id);
  if (!payment || !isWaitingPayment(payment.status)) throw new ApiFault("TICKET_EXPIRED");
  if (payment.is_unknown) throw new ApiFault("PAYMENT_IN_PROGRESS");
  return payment;
}

/** Opens the payment at the provider where that has not been done; resolves to the secret of its frame. */
async function begin(
  ctx: MoneyContext,
  ticket: TicketRow,
  payment: PaymentRow,
  save: boolean,
): Promise<string> {
  if (save) requireMayPay(payingOf(ticket), payment.purpose, "kept");
  const begun = await beginPayment(ctx, payment, {
    save,
    returnUrl: `${ctx.config.siteUrl}/rosoom_success?payment=${payment.id}`,
  });
  const secret = secretOf(begun);
  if (secret === null) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  return secret;
}

function secretOf(begun: NextStep | null): string | null {
  return begun?.kind === "frame" ? (begun.data["client_secret"] ?? null) : null;
}

/** Something that may move money at the provider; its result is observed after a refusal, too. */
async function confirm(
  ctx: MoneyContext,
  payment: PaymentRow,
  run: () => Promise<FrameAnswer>,
): Promise<void> {
  try {
    const asked = await ask(ctx, { paymentId: payment.id, op: "charge" }, run);
    if (!asked.isKnown) return;
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    ctx.log.warn(errorText(error), "the frame's provider refused");
  }
  const now = await readPayment(ctx.db, payment.id);
  if (now) await lookUp(ctx, now);
}

async function saveCard(ctx: MoneyContext, ticket: TicketRow, token: string): Promise<FrameView> {
  if (ticket.is_used) throw new ApiFault("TICKET_EXPIRED");
  const sandbox = sandboxOf(ctx);
  const { secret } = await beginSetup(ctx, ticket, sandbox);
  const said = await atDesk(() => sandbox.frame.confirm(secret, { token }));
  return afterSetup(ctx, ticket, said);
}

/** What a vault refuses of a card, by the field that the frame shows it at. */
const VAULT_FIELDS: Partial<Record<VaultRefusal, string>> = {
  number: "number",
  real_number: "number",
  name: "name",
  expiry: "expiry",
};

/** Keeps a card in the vault; its code goes nowhere. */
async function saveInVault(
  ctx: MoneyContext,
  ticket: TicketRow,
  { number, expMonth, expYear, holderName = "" }: TypedCard,
): Promise<FrameView> {
  if (ticket.is_used) throw new ApiFault("TICKET_EXPIRED");
  const { vault } = ctx.ports;
  if (!vault?.frame) throw new ApiFault("PROVIDER_NOT_CONFIGURED");
  const userId = ticket.user_id;
  try {
    const { accessToken } = await vault.accessToken(userId);
    const plain = { number: plainCardNumber(number), expMonth, expYear, holderName };
    const card = await vault.frame.insert(accessToken, plain);
    if (!(await useTicket(ctx.db, ticket.hash))) throw new ApiFault("TICKET_EXPIRED");
    await keepVaultCard(ctx, userId, vault, { ...card, holderName, address: ticket.address });
    ctx.bus.money(userId);
    const saved = { id: card.cardId, brand: card.brand, last4: card.last4 };
    return { ...(await viewFrame(ctx, ticket)), state: "saved", saved };
  } catch (error) {
    if (error instanceof VaultUnreached) throw new ApiFault("PROVIDER_UNREACHED");
    if (!(error instanceof VaultRefused)) throw error;
    const field = VAULT_FIELDS[error.reason];
    const text = error.reason === "expiry" ? CARD_TEXTS.vaultExpiry : CARD_TEXTS.vaultFields;
    throw new ApiFault("INVALID_INPUT", {
      text,
      ...(field !== undefined && { fields: { [field]: text } }),
    });
  }
}

async function afterSetup(
  ctx: MoneyContext,
  ticket: TicketRow,
  said: FrameAnswer,
): Promise<FrameView> {
  if (said.status === "requires_action")
    return { ...(await viewFrame(ctx, ticket)), state: "challenge", challenge: said.challenge };
  return keepSetup(ctx, ticket, sandboxOf(ctx).name, said);
}

/** Keeps the card that was saved, once; or tells why it was not. */
async function keepSetup(
  ctx: MoneyContext,
  ticket: TicketRow,
  provider: string,
  said: {
    status: string;
    method?: MethodFacts | null | undefined;
    failure?: Failure | null | undefined;
  },
): Promise<FrameView> {
  const view = await viewFrame(ctx, ticket);
  const method = said.status === "succeeded" && said.method ? said.method : null;
  const { address, user_id: userId } = ticket;
  const kept = method && rowOf(userId, provider, method);
  if (!kept) return { ...view, state: "failed", failure: said.failure?.reason ?? "declined" };
  const card = await ctx.db.tx(async (t) => {
    await lockAccount(t, userId);
    if (!(await useTicket(t, ticket.hash))) return undefined;
    const { id, replaced } = await insertMethod(t, { ...kept, address });
    const cards = await readMethods(t, userId, "card");
    const row = cards.find((card) => card.id === id);
    if (row && cards.length === 1) await makeDefault(t, row);
    return row && { row, replaced };
  });
  if (card) {
    const { row, replaced } = card;
    const key = `${setupKey(ticket)}-address`;
    await tellAddress(ctx, ctx.ports.payments.named(provider), row, { address, key });
    if (replaced !== null) await detach(ctx, { userId, provider, methodId: replaced });
  }
  ctx.bus.money(userId);
  return {
    ...view,
    state: "saved",
    saved: { id: kept.providerRef, brand: kept.brand, last4: kept.last4 },
  };
}
