import {
  bidConfirm,
  type InputOf,
  type Lot,
  type LotDetail,
  productBidhistory,
  productProjectAction,
  productSearch,
  productSingleProduct,
  type AnyCall,
  type OutputOf,
  userLogin,
  userRegister,
  userSendEmailVerifyCode,
  userVerifyEmailVerifyCode,
} from "martillo/contract";
import type { DemoAccount, SiteServer } from "./site-server";

const MINUTE_MS = 60_000;

/** Calls the API as a partner's server would: plain HTTP, nothing of the client. */
export async function callApi<A extends AnyCall>(
  origin: string,
  action: A,
  input: InputOf<A>,
  token?: string,
): Promise<OutputOf<A>> {
  const response = await fetch(`${origin}/api/${action.name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(input),
  });
  const envelope = await response.json();
  if (envelope.status !== "success") {
    throw new Error(`${action.name}: ${JSON.stringify(envelope)}`);
  }
  return envelope.responseData as OutputOf<A>;
}

export async function tokenOf(origin: string, { email, password }: DemoAccount): Promise<string> {
  const response = await fetch(`${origin}/api/${userLogin.name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { responseData } = await response.json();
  return responseData.token;
}

/** A text that no other test, and no other try of the same, uses on this server. */
export function unique(text: string): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) =>
    String.fromCodePoint(65 + (byte % 26)),
  );
  return `${text} ${letters.join("")}`;
}

/** An e-mail address without an account. */
export function newAddress(): string {
  return `${crypto.randomUUID()}@ejemplo.example`;
}

/** A mobile number, without its country, that no account of this server has. */
export function uniquePhone(): string {
  return `6${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}

type Registration = InputOf<typeof userRegister>;

/** A person who has just registered; nothing of theirs is verified. */
export async function newAccount(
  { origin }: Pick<SiteServer, "origin">,
  changes: Partial<Registration> = {},
): Promise<DemoAccount> {
  const account = { email: newAddress(), password: "Segura-2026!" };
  const form = { first_name: "Ana", last_name: "Ruiz", city: "Soria", termCheck: true as const };
  await callApi(origin, userRegister, { ...form, ...account, ...changes });
  return { role: "buyer", ...account, ...(changes.email && { email: changes.email }) };
}

/** The same with a verified e-mail: may bid and buy, and nothing has happened to them yet. */
export async function newPerson(
  server: Pick<SiteServer, "origin">,
  changes: Partial<Registration> = {},
): Promise<DemoAccount> {
  const { origin } = server;
  const email = newAddress();
  await callApi(origin, userSendEmailVerifyCode, { email, isRegister: 1 });
  const letters = await fetch(`${origin}/dev/outbox?${new URLSearchParams({ to: email })}`);
  const verify_code = /data-code>(\d+)</.exec(await letters.text())?.[1] ?? "";
  const { proof } = await callApi(origin, userVerifyEmailVerifyCode, { email, verify_code });
  return newAccount(server, { email, email_proof: proof ?? "", ...changes });
}

type Draft = Extract<InputOf<typeof productProjectAction>, { action: "add" }>;

/** A published auction of the first demo seller, open at once: starts at 1.000 €, ends in an hour. */
export async function addLot(server: SiteServer, changes: Partial<Draft> = {}): Promise<Lot> {
  const token = await tokenOf(server.origin, server.account("seller"));
  return await readLot(server, await publishLot(server.origin, token, changes));
}

/** The same of the seller with this token. Returns its id. */
export async function publishLot(
  origin: string,
  token: string,
  changes: Partial<Draft> = {},
): Promise<number> {
  const now = Date.now();
  const { record } = await callApi(
    origin,
    productProjectAction,
    {
      action: "add",
      title: "Seat León 1.5 TSI de prueba",
      description: "Un solo propietario, revisiones al día.",
      auction: 1,
      start_price: "1000.00",
      date_start: now - MINUTE_MS,
      date_closed: now + 60 * MINUTE_MS,
      category: "Coches",
      brand: "SEAT",
      model: "León",
      location: "Zaragoza",
      iva_percent: 21,
      ...changes,
    },
    token,
  );
  await callApi(origin, productProjectAction, { action: "publish", id: record.id }, token);
  return record.id;
}

export async function readLot(server: SiteServer, id: number, token?: string): Promise<LotDetail> {
  return (await callApi(server.origin, productSingleProduct, { id }, token)).record;
}

/** All that are open, the one that ends last first. */
export async function openLots(
  server: Pick<SiteServer, "origin">,
  auction: 0 | 1 = 1,
): Promise<Lot[]> {
  const open: Lot[] = [];
  for (let page = 1; ; page += 1) {
    const { records, totalRecords } = await callApi(server.origin, productSearch, {
      auction,
      page,
      limit: 100,
      orderby: "date_closed",
      order: "desc",
    });
    open.push(...records.filter((lot) => lot.market_status === "open"));
    if (records.length === 0 || page * 100 >= totalRecords) return open;
  }
}

/** An auction that asks a deposit before the first bid. */
export async function lotWithDeposit(server: SiteServer) {
  const { id, title } = await addLot(server, {
    title: unique("Seat León con depósito"),
    start_price: "20000.00",
    deposit_required: "500",
  });
  return { id, title, minimumEuros: 20_000 };
}

export async function bidsOf(server: SiteServer, id: number, token?: string) {
  return (await callApi(server.origin, productBidhistory, { id, limit: 100 }, token)).records;
}

export async function placeBid(
  server: SiteServer,
  account: DemoAccount,
  id: number,
  amount: string,
) {
  return callApi(
    server.origin,
    bidConfirm,
    {
      project_id: id,
      proposed_amount: amount,
      bid_type: "max",
      idempotency_key: crypto.randomUUID(),
    },
    await tokenOf(server.origin, account),
  );
}
