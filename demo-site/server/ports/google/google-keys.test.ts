import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GooglePort } from ".";
import { googleTokens } from "./google-keys";

const CLIENT = "martillo.apps.googleusercontent.test";
const PERSON = {
  sub: "10769150350006150715113082367",
  email: "Marta.Ruiz@Example.test",
  email_verified: true,
  given_name: "Marta",
  family_name: "Ruiz",
};

let server: Server;
let google: GooglePort;
let key: CryptoKey;
let stranger: CryptoKey;
let asked = 0;
let isDown = false;
let url: string;

beforeAll(async () => {
  const pair = await generateKeyPair("RS256");
  key = pair.privateKey;
  stranger = (await generateKeyPair("RS256")).privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: "one", alg: "RS256", use: "sig" };
  server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(isDown ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
  google = googleTokens(CLIENT, url);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Making {
  claims?: JWTPayload;
  by?: CryptoKey;
  issuer?: string;
  audience?: string;
  /** Seconds from now. */
  ends?: number;
}

function token({ claims = PERSON, by = key, issuer, audience = CLIENT, ends = 3600 }: Making = {}) {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "RS256", kid: "one" })
    .setIssuer(issuer ?? "https://accounts.google.com")
    .setAudience(audience)
    .setIssuedAt(now - 60)
    .setExpirationTime(now + ends)
    .sign(by);
}

describe("a token of Google", () => {
  it("says who it is, and its keys are asked for once", async () => {
    const identity = { id: PERSON.sub, email: "marta.ruiz@example.test" };
    for (const issuer of ["https://accounts.google.com", "accounts.google.com"]) {
      const found = await google.verify(await token({ issuer }));
      expect(found).toEqual({ ...identity, firstName: "Marta", lastName: "Ruiz" });
    }
    expect(asked).toBe(1);
  });

  it.each<[string, Making]>([
    ["by a stranger's key", {}],
    ["of another issuer", { issuer: "https://accounts.google.com.evil.example" }],
    ["for another site", { audience: "another.apps.googleusercontent.test" }],
    ["that has expired", { ends: -120 }],
    ["of an unverified e-mail", { claims: { ...PERSON, email_verified: false } }],
    ["that does not say whether", { claims: { sub: PERSON.sub, email: PERSON.email } }],
    ["without an e-mail", { claims: { sub: PERSON.sub, email_verified: true } }],
    ["without a person", { claims: { ...PERSON, sub: "" } }],
  ])("%s is none", async (what, making) => {
    const by = what === "by a stranger's key" ? stranger : key;
    expect(await google.verify(await token({ ...making, by }))).toBeNull();
  });

  it("that is no token, unsigned, or signed by what is public, is none", async () => {
    const [, body] = (await token()).split(".");
    const header = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const now = Math.floor(Date.now() / 1000);
    const symmetric = await new SignJWT({ ...PERSON, iat: now, exp: now + 60 })
      .setProtectedHeader({ alg: "HS256", kid: "one" })
      .setIssuer("https://accounts.google.com")
      .setAudience(CLIENT)
      .sign(new TextEncoder().encode(CLIENT.padEnd(32, "x")));
    const fakes = ["", "x", "a.b.c", `${header({ alg: "none" })}.${body}.`, symmetric];
    for (const fake of fakes) expect(await google.verify(fake)).toBeNull();
  });

  it("cannot be judged while Google does not answer", async () => {
    isDown = true;
    const fresh = googleTokens(CLIENT, url);
    await expect(fresh.verify(await token())).rejects.toThrow(/200/);
    isDown = false;
    expect(await fresh.verify(await token())).not.toBeNull();
  });
});
