import { beforeAll, describe, expect, it } from "vitest";
import { headText, type HouseKey } from "../../../src/domain";
import type { SignedChainHead } from "../../../src/contract";
import { checkSignature } from "./house-signature";

const ED25519 = { name: "Ed25519" };
const bare = { round: 1, position: 3, hash: "ab".repeat(32) };
const signed_at = 1_795_000_000_000;

let key: HouseKey;
let signed: SignedChainHead;

beforeAll(async () => {
  const pair = (await crypto.subtle.generateKey(ED25519, true, ["sign"])) as CryptoKeyPair;
  const { x = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  key = { kid: "k", kty: "OKP", crv: "Ed25519", x, from: 0 };
  const text = headText({ ...bare, projectId: 7, signedAtMs: signed_at });
  const bytes = await crypto.subtle.sign(ED25519, pair.privateKey, new TextEncoder().encode(text));
  const signature = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  signed = { ...bare, signed_at, kid: "k", signature };
});

/** A house that lists these keys, one list for each time it is asked. */
function houseOf(...lists: HouseKey[][]) {
  const asked: string[] = [];
  const house = {
    apiBase: "https://house.test/v1",
    fetch: async (input: Request | string | URL, init?: RequestInit) => {
      asked.push(`${input instanceof Request ? input.url : input} ${init?.cache}`);
      const keys = lists.shift();
      return keys ? Response.json({ keys }) : new Response("", { status: 503 });
    },
  };
  return { house, asked };
}

const history = () => ({ lotId: 7, rows: 3, chainHead: bare.hash, signed });

describe("what a history says of the house's signature", () => {
  it("is that it fits, by a key at the house's own address", async () => {
    const { house, asked } = houseOf([key]);
    expect(await checkSignature(house, history())).toEqual({ state: "ok", signedAtMs: signed_at });
    expect(asked).toEqual(["https://house.test/v1/.well-known/martillo-keys.json default"]);
  });

  it("waits for a list that knows a new key", async () => {
    const { house, asked } = houseOf([], [key]);
    expect(await checkSignature(house, history())).toMatchObject({ state: "ok" });
    expect(asked[1]).toMatch(/ reload$/);
  });

  it("is that it does not fit, where the end is another one or nobody lists the key", async () => {
    const { house } = houseOf([key]);
    const changed = { ...history(), chainHead: "cd".repeat(32) };
    expect(await checkSignature(house, changed)).toMatchObject({ state: "bad" });
    const cut = { ...history(), rows: 2 };
    expect(await checkSignature(house, cut)).toMatchObject({ state: "bad" });
    const moved = { ...history(), lotId: 8 };
    expect(await checkSignature(house, moved)).toMatchObject({ state: "bad" });
    const unlisted = houseOf([], []).house;
    expect(await checkSignature(unlisted, history())).toMatchObject({ state: "bad" });
  });

  it("is nothing, where rows came after it", async () => {
    const { house } = houseOf([key]);
    expect(await checkSignature(house, { ...history(), rows: 4 })).toBeUndefined();
  });

  it("is that it could not be checked, where the keys cannot be read", async () => {
    const { house } = houseOf();
    expect(await checkSignature(house, history())).toMatchObject({ state: "failed" });
  });
});
