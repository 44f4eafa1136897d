import { generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeProtectedHeader, importSPKI, jwtVerify, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { VaultRefused, VaultUnreached } from "..";
import { skyflowVault } from "./skyflow-vault";

/** Stands for Skyflow: tokens for assertions that are signed right, and records by their ids. */
interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown> | null;
}

const NUMBER = "4242424242424242";
const { publicKey, privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});

let server: Server;
let origin: string;
const asked: Asked[] = [];
const records = new Map<string, Record<string, string>>();
let lifeSeconds = 3_600;
let answers: "as usual" | "never" | "nonsense" | number = "as usual";

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const body = text === "" ? null : (JSON.parse(text) as Record<string, unknown>);
      const one = { method: request.method ?? "", path: request.url ?? "", body };
      asked.push(one);
      if (answers === "never") return;
      void (async () => {
        const { status, body: said } = await answer(one, request.headers.authorization ?? "");
        response.writeHead(status, { "content-type": "application/json" });
        response.end(answers === "nonsense" ? `{"card": "${NUMBER}` : JSON.stringify(said));
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked.length = 0;
  lifeSeconds = 3_600;
  answers = "as usual";
});

async function answer({ method, path, body }: Asked, authorization: string) {
  if (path === "/auth") {
    const key = await importSPKI(publicKey, "RS256");
    const { payload } = await jwtVerify(String(body?.["assertion"]), key, {
      issuer: "client-1",
      subject: "client-1",
      audience: `${origin}/auth`,
    });
    const accessToken = await new SignJWT({ scope: String(body?.["scope"]), ctx: payload["ctx"] })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(Math.floor(Date.now() / 1_000) + lifeSeconds)
      .sign(new TextEncoder().encode("skyflow's own"));
    return { status: 200, body: { accessToken, tokenType: "Bearer" } };
  }
  if (typeof answers === "number") return { status: answers, body: { error: { message: "no" } } };
  if (!authorization.startsWith("Bearer ey")) return { status: 401, body: {} };
  const url = new URL(path, origin);
  const id = url.searchParams.get("skyflow_ids") ?? url.pathname.split("/").at(-1) ?? "";
  const fields = records.get(id);
  if (!fields) return { status: 404, body: { error: { http_code: 404 } } };
  if (method === "DELETE") records.delete(id);
  if (method === "PUT") {
    const changes = (body as { record: { fields: Record<string, string> } }).record.fields;
    records.set(id, { ...fields, ...changes });
    return { status: 200, body: { skyflow_id: id } };
  }
  if (method === "DELETE") return { status: 200, body: { skyflow_id: id, deleted: true } };
  const { card_number: number = "", ...rest } = fields;
  const shown = url.searchParams.has("tokenization")
    ? { card_number: `tok-${id}` }
    : url.searchParams.get("redaction") === "PLAIN_TEXT"
      ? fields
      : { ...rest, card_number: `4XXXXXXXXXXX${number.slice(-4)}` };
  return { status: 200, body: { records: [{ fields: shown }] } };
}

function vault(timeoutMs = 5_000) {
  return skyflowVault({
    vaultId: "v1",
    vaultUrl: origin,
    table: "credit_cards",
    insertRole: "role-7",
    timeoutMs,
    credentials: {
      clientID: "client-1",
      keyID: "key-1",
      tokenURI: `${origin}/auth`,
      privateKey,
    },
  });
}

function card(): { userId: number; cardId: string } {
  const cardId = randomUUID();
  records.set(cardId, {
    card_number: NUMBER,
    cardholder_name: "Marta Ruiz",
    expiry_month: "09",
    expiry_year: "2031",
  });
  return { userId: 7, cardId };
}

describe("cards at Skyflow", () => {
  it("are described masked, and plain for a charge alone", async () => {
    const [skyflow, ref] = [vault(), card()];
    expect(await skyflow.describe(ref)).toEqual({
      cardId: ref.cardId,
      brand: "visa",
      last4: "4242",
      expMonth: 9,
      expYear: 2031,
      fingerprint: null,
    });
    expect(asked.map(({ path }) => path)).toEqual([
      "/auth",
      `/v1/vaults/v1/credit_cards?skyflow_ids=${ref.cardId}&redaction=MASKED`,
    ]);
    expect(await skyflow.forCharge(ref)).toEqual({
      number: NUMBER,
      holderName: "Marta Ruiz",
      expMonth: 9,
      expYear: 2031,
    });
  });

  it("are theirs who have the token that collecting brought", async () => {
    const [skyflow, ref] = [vault(), card()];
    const { cardId } = ref;
    expect(await skyflow.describe({ ...ref, paymentToken: `tok-${cardId}` })).not.toBeNull();
    const stolen = { ...ref, paymentToken: "tok-other" };
    expect(await skyflow.describe(stolen)).toBeNull();
    await skyflow.remove(stolen);
    expect(records.has(cardId)).toBe(true);
    const charge = skyflow.forCharge(stolen);
    await expect(charge).rejects.toBeInstanceOf(VaultRefused);
  });

  it("are changed and removed, and no failure when they are gone", async () => {
    const [skyflow, ref] = [vault(), card()];
    expect(await skyflow.updateExpiry(ref, { expMonth: 1, expYear: 2033 })).toMatchObject({
      expMonth: 1,
      expYear: 2033,
    });
    expect(asked.at(-1)).toMatchObject({
      method: "PUT",
      body: { record: { fields: { expiry_month: "01", expiry_year: "2033" } } },
    });
    await skyflow.remove(ref);
    await skyflow.remove(ref);
    expect(await skyflow.describe(ref)).toBeNull();
    const gone = skyflow.updateExpiry(ref, { expMonth: 1, expYear: 2033 });
    await expect(gone).rejects.toMatchObject({ reason: "not_found" });
  });

  it("an id is a value, never a part of an address", async () => {
    const skyflow = vault();
    expect(await skyflow.describe({ userId: 7, cardId: "../other/1?x=&" })).toBeNull();
    expect(asked.at(-1)?.path).toBe(
      "/v1/vaults/v1/credit_cards?skyflow_ids=..%2Fother%2F1%3Fx%3D%26&redaction=MASKED",
    );
  });
});

describe("tokens of Skyflow", () => {
  it("for a page are limited to inserting, for one person and a quarter of an hour", async () => {
    const { accessToken, expiresInSeconds } = await vault().accessToken(7);
    expect(expiresInSeconds).toBeGreaterThan(890);
    expect(expiresInSeconds).toBeLessThanOrEqual(900);
    expect(decodeProtectedHeader(accessToken)).toEqual({ alg: "HS256" });
    const [, payload = ""] = accessToken.split(".");
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
      scope: "role:role-7",
      ctx: "7",
    });
    lifeSeconds = 60;
    expect((await vault().accessToken(7)).expiresInSeconds).toBeLessThanOrEqual(60);
  });

  it("of the server are kept while they can be used", async () => {
    const [skyflow, ref] = [vault(), card()];
    await skyflow.describe(ref);
    await skyflow.describe(ref);
    expect(asked.filter(({ path }) => path === "/auth")).toHaveLength(1);
    lifeSeconds = 30;
    const short = vault();
    await short.describe(ref);
    await short.describe(ref);
    expect(asked.filter(({ path }) => path === "/auth")).toHaveLength(3);
  });
});

describe("failures of Skyflow", () => {
  it.each(["never", "nonsense", 400, 403, 500] as const)(
    "%s: unreached, and no number in what is told",
    async (kind) => {
      const [skyflow, ref] = [vault(300), card()];
      await skyflow.describe(ref);
      answers = kind;
      const failure = await skyflow.forCharge(ref).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(VaultUnreached);
      expect(String((failure as Error).stack)).not.toContain(NUMBER);
      expect((failure as Error).cause).toBeUndefined();
    },
  );

  it("a token that is refused is unreached, too", async () => {
    answers = "nonsense";
    await expect(vault().accessToken(7)).rejects.toBeInstanceOf(VaultUnreached);
    await expect(vault().describe(card())).rejects.toBeInstanceOf(VaultUnreached);
  });
});
