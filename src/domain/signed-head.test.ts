import { beforeAll, describe, expect, it } from "vitest";
import { headText, verifySignedHead, type HouseKey, type SignedHead } from "./signed-head";

const ED25519 = { name: "Ed25519" };
const from = 1_790_000_000_000;
const bare = {
  projectId: 7,
  round: 2,
  position: 12,
  hash: "ab".repeat(32),
  signedAtMs: 1_795_000_000_000,
};

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function newKey(kid: string) {
  const pair = (await crypto.subtle.generateKey(ED25519, true, ["sign"])) as CryptoKeyPair;
  const { x = "" } = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const key: HouseKey = { kid, kty: "OKP", crv: "Ed25519", x, from };
  return { key, privateKey: pair.privateKey };
}

describe("headText", () => {
  it("is the published form", () => {
    expect(headText(bare)).toBe(`martillo-head-1|7|2|12|${"ab".repeat(32)}|1795000000000`);
    expect(headText({ ...bare, position: 0, hash: "" })).toBe(
      "martillo-head-1|7|2|0||1795000000000",
    );
  });
});

describe("verifySignedHead", () => {
  let key: HouseKey;
  let other: HouseKey;
  let head: SignedHead;

  beforeAll(async () => {
    const made = await newKey("present");
    key = made.key;
    other = (await newKey("other")).key;
    const text = new TextEncoder().encode(headText(bare));
    const signature = base64url(await crypto.subtle.sign(ED25519, made.privateKey, text));
    head = { ...bare, kid: "present", signature };
  });

  it("finds a signature of the house good, also one of a former key", async () => {
    expect(await verifySignedHead(head, [other, key])).toBe("good");
    const former = { ...key, until: bare.signedAtMs };
    expect(await verifySignedHead(head, [other, former])).toBe("good");
  });

  it.each([
    ["another hash", { hash: "cd".repeat(32) }],
    ["another lot", { projectId: 8 }],
    ["another round", { round: 1 }],
    ["another position", { position: 11 }],
    ["another time", { signedAtMs: 1_795_000_000_001 }],
    ["what is no signature", { signature: "¿?" }],
    ["a key that nobody lists", { kid: "unknown" }],
  ])("does not fit %s", async (_name, change) => {
    expect(await verifySignedHead({ ...head, ...change }, [key])).toBe("bad");
  });

  it("does not fit another key, a key of another time, or none", async () => {
    expect(await verifySignedHead(head, [{ ...other, kid: "present" }])).toBe("bad");
    expect(await verifySignedHead(head, [{ ...key, until: bare.signedAtMs - 1 }])).toBe("bad");
    expect(await verifySignedHead(head, [{ ...key, from: bare.signedAtMs + 1 }])).toBe("bad");
    expect(await verifySignedHead(head, [{ ...key, x: "AAAA" }])).toBe("bad");
    expect(await verifySignedHead(head, [])).toBe("bad");
  });

  it("says nothing where there is no Ed25519", async () => {
    const none = {
      importKey: () => Promise.reject(new DOMException("Unrecognized name", "NotSupportedError")),
    } as unknown as SubtleCrypto;
    expect(await verifySignedHead(head, [key], none)).toBe("unsupported");
  });
});
