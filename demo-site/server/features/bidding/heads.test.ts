import { generateKeyPairSync } from "node:crypto";
import { HOUSE_KEYS_PATH, type SignedChainHead } from "martillo/contract";
import { HouseKeys } from "martillo/contract/schemas";
import { verifySignedHead } from "martillo/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addLot,
  addPerson,
  newKey,
  openHouse,
  type House,
  type Person,
} from "./testing/auction-house";
import type { Db } from "../../platform/db/db";
import { silentLog } from "../../platform/call/log";
import { nodeSigner } from "../../ports/head-signer/node-signer";
import type { HeadSigner } from "../../ports/head-signer";
import { engines, type OpenEngine } from "../../testing/engines";
import { createHeads } from "./heads";
import { webSigner } from "../../ports/head-signer/web-signer";

const rotated = () => generateKeyPairSync("ed25519").privateKey;

describe.each(engines)("signed ends of histories on $name", ({ open }) => {
  let engine: OpenEngine;
  let house: House;
  let db: Db;
  let seller: Person;
  let anna: Person;

  beforeAll(async () => {
    engine = await open();
    db = engine.db;
    house = await openHouse(db);
    seller = await addPerson(db, { admin: true });
    anna = await addPerson(db);
  });
  afterAll(async () => {
    await house.close();
    await engine.close();
  });

  async function closedLot(bids: readonly number[], reserveCents: number | null = null) {
    const lotId = await addLot(db, { sellerId: seller.id, reserveCents });
    for (const proposed_amount of bids) {
      const input = { project_id: lotId, proposed_amount, idempotency_key: newKey() };
      expect(await house.call("bid/confirm", input, anna)).toMatchObject({ status: "success" });
    }
    await db.query("update lots set closes_at = clock_timestamp() where id = $1", [lotId]);
    await expect.poll(async () => (await stateOf(lotId)).status).not.toBe("open");
    return lotId;
  }

  async function stateOf(lotId: number) {
    const rows = await db.query<{ status: string }>("select status from lots where id = $1", [
      lotId,
    ]);
    return rows[0]!;
  }

  async function historyOf(id: number) {
    const { responseData, status } = await house.call("product/bidhistory", { id });
    expect(status).toBe("success");
    return responseData;
  }

  async function publishedKeys() {
    const answer = await house.app.request(HOUSE_KEYS_PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    return HouseKeys.parse(await answer.json()).keys;
  }

  async function verdictOf(projectId: number, { signed_at, ...head }: SignedChainHead) {
    return verifySignedHead({ ...head, projectId, signedAtMs: signed_at }, await publishedKeys());
  }

  const countSigned = async (lotId: number) =>
    (await db.query("select 1 from signed_heads where lot_id = $1", [lotId])).length;

  const headsOf = (signer: HeadSigner) => createHeads({ db, signer, log: silentLog });

  it("are there for what was sold, what awaits a decision and what nobody bid on", async () => {
    const sold = await closedLot([5_000]);
    const provisional = await closedLot([5_000], 90_000_000);
    const unsold = await closedLot([]);
    expect((await stateOf(sold)).status).toBe("sold");
    expect((await stateOf(provisional)).status).toBe("provisional");
    expect((await stateOf(unsold)).status).toBe("unsold");
    for (const lotId of [sold, provisional, unsold]) {
      const { signed_head, chain_head, totalRecords } = await historyOf(lotId);
      expect(signed_head).toMatchObject({ round: 1, position: totalRecords, hash: chain_head });
      expect(await verdictOf(lotId, signed_head!)).toBe("good");
      expect(await verdictOf(lotId, { ...signed_head!, hash: "00".repeat(32) })).toBe("bad");
    }
  });

  it("do not exist while a lot is open, nor in a new round of it", async () => {
    const open = await addLot(db, { sellerId: seller.id });
    expect((await historyOf(open)).signed_head).toBeNull();
    const again = await closedLot([5_000]);
    await historyOf(again);
    await db.query(
      "update lots set status = 'open', round = 2, closes_at = now() + interval '1 hour' where id = $1",
      [again],
    );
    expect((await historyOf(again)).signed_head).toBeNull();
    await db.query("update lots set leader_id = null where id = $1", [again]);
    await db.query("update lots set closes_at = clock_timestamp() where id = $1", [again]);
    await expect.poll(async () => (await stateOf(again)).status).not.toBe("open");
    const { signed_head } = await historyOf(again);
    expect(signed_head).toMatchObject({ round: 2 });
    expect(await verdictOf(again, signed_head!)).toBe("good");
    expect(await countSigned(again)).toBe(2);
  });

  it("tell that the newest row was changed after the end", async () => {
    const lotId = await closedLot([5_000]);
    const before = await historyOf(lotId);
    await db.query("update bids set hash = $2 where lot_id = $1 and position = 1", [
      lotId,
      "ff".repeat(32),
    ]);
    const after = await historyOf(lotId);
    expect(after.chain_head).toBe("ff".repeat(32));
    expect(after.signed_head).toEqual(before.signed_head);
  });

  it("are signed once by two processes at the same time", async () => {
    const lotId = await closedLot([5_000]);
    const first = headsOf(webSigner(db));
    const second = headsOf(await nodeSigner(db, null));
    await Promise.all([first.sign([lotId]), second.sign([lotId]), first.signMissing()]);
    expect(await countSigned(lotId)).toBe(1);
  });

  it("are signed with one key by processes that share a database, whatever they sign with", async () => {
    const kept = await nodeSigner(db, null);
    expect(await webSigner(db).key()).toEqual(await kept.key());
    expect((await publishedKeys()).filter((key) => key.until === undefined)).toMatchObject([
      { kid: (await kept.key()).kid },
    ]);
  });

  it("stay good when the house changes its key, and a process with the former one signs no more", async () => {
    const old = await closedLot([5_000]);
    const { signed_head: before } = await historyOf(old);
    const signer = await nodeSigner(db, rotated());
    const heads = headsOf(signer);
    await heads.keys();
    const late = await closedLot([6_000]);
    // The house of this test still has the former key.
    expect((await historyOf(late)).signed_head).toBeNull();
    await heads.signMissing();
    const { signed_head: after } = await historyOf(late);
    expect(after?.kid).toBe((await signer.key()).kid);
    expect(after?.kid).not.toBe(before?.kid);
    expect(await verdictOf(late, after!)).toBe("good");
    expect(await verdictOf(old, before!)).toBe("good");
    const keys = await publishedKeys();
    expect(keys.find(({ kid }) => kid === before?.kid)?.until).toBeGreaterThan(0);
    expect(keys.find(({ kid }) => kid === after?.kid)?.until).toBeUndefined();
  });

  it("wait for a signer that fails, which holds up neither a result nor a reader", async () => {
    const working = await nodeSigner(db, rotated());
    const failing = headsOf({ ...working, sign: () => Promise.reject(new Error("unreachable")) });
    await failing.keys();
    const lotId = await closedLot([5_000]);
    await failing.sign([lotId]);
    expect((await historyOf(lotId)).signed_head).toBeNull();
    expect((await stateOf(lotId)).status).toBe("sold");
    await headsOf(working).signMissing();
    expect((await historyOf(lotId)).signed_head).not.toBeNull();
  });

  it("come with the settlement in a process that signs", async () => {
    const heads = headsOf(await nodeSigner(db, rotated()));
    await heads.keys();
    const signing = await openHouse(db, undefined, heads);
    await house.bidding.close();
    const lotId = await closedLot([]);
    await expect.poll(() => countSigned(lotId)).toBe(1);
    await signing.close();
  });
});
