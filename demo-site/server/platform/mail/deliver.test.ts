import {
  passwordChanged,
  passwordReset,
  verifyCode,
  verifyLink,
  welcome,
} from "../../features/accounts/accounts.mail";
import { loginCode as loginCodeSms } from "../../features/accounts/accounts.sms";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../db/db";
import { DEFAULT_CONFIG } from "../call/config";
import { silentLog } from "../call/log";
import { DeliveryRefused, type Mail } from "../../ports/mail";
import type { Sms } from "../../ports/sms";
import { engines, type OpenEngine } from "../../testing/engines";
import { runDueJobs } from "../jobs/runner";
import { messageJob } from "./deliver";
import { deliveryOf, type DeliveryPorts } from "./delivery";
import { readOutbox } from "./outbox-repository";
import { sendMail, sendSms } from "./send";

const TO = "lucia@example.test";

describe.each(engines)("messages on $name", ({ open: openEngine }) => {
  let open: OpenEngine;
  let db: Db;

  beforeAll(async () => {
    open = await openEngine();
    db = open.db;
  }, 60_000);
  afterAll(() => open?.close());
  beforeEach(async () => {
    await db.query("delete from outbox");
    await db.query("delete from jobs");
  });

  const deliverDue = (ports: DeliveryPorts) =>
    runDueJobs([messageJob], { db, ports }, { db, log: silentLog });

  function collecting() {
    const sent: (Mail | Sms)[] = [];
    const send = async (message: Mail | Sms) => void sent.push(message);
    const ports: DeliveryPorts = { mail: { send }, sms: { send } };
    return { sent, ports };
  }

  function house(ports: DeliveryPorts, mode: "demo" | "production" = "production") {
    const config = { ...DEFAULT_CONFIG, mode, siteUrl: "https://casa.example" };
    return { db, config, delivery: deliveryOf(mode, ports), log: silentLog };
  }

  function letDue() {
    return db.query("update jobs set run_at = now() - interval '1 second'");
  }

  it("go out once, whoever sends them", async () => {
    const { sent, ports } = collecting();
    const ctx = house(ports);
    for (let index = 0; index < 30; index += 1) {
      await sendMail(ctx, welcome, `persona-${index}@example.test`, { isVerified: true });
    }
    const counts = await Promise.all([1, 2, 3].map(() => deliverDue(ports)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(sent).toHaveLength(30);
    expect(await deliverDue(ports)).toBe(0);
    expect((await readOutbox(db)).every(({ status }) => status === "sent")).toBe(true);
  });

  it("are part of what caused them: what is rolled back is not sent", async () => {
    const { sent, ports } = collecting();
    const ctx = house(ports);
    await db
      .tx(async (t) => {
        await sendMail({ ...ctx, db: t }, welcome, TO, { isVerified: true });
        throw new Error("no");
      })
      .catch(() => null);
    expect(await deliverDue(ports)).toBe(0);
    expect(sent).toEqual([]);
  });

  it("lose their codes and links once they are sent, and keep the rest", async () => {
    const { sent, ports } = collecting();
    const ctx = house(ports);
    await sendMail(ctx, verifyCode, TO, { code: "918273", seconds: 300 });
    await sendSms(ctx, loginCodeSms, "+34600111222", { code: "918273", seconds: 300 });
    await sendMail(ctx, passwordReset, TO, { link: "/reset_password/secreto", seconds: 3_600 });
    await sendMail(ctx, passwordChanged, TO, { name: "Lucía" });
    await deliverDue(ports);
    expect(sent).toHaveLength(4);
    expect(JSON.stringify(sent)).toContain("https://casa.example/reset_password/secreto");
    const kept = await readOutbox(db);
    expect(JSON.stringify(kept)).not.toMatch(/(?<!\d)918273(?!\d)|secreto/);
    expect(kept[0]?.text).toContain("Hola, Lucía:");
  });

  it("are tried again after a while, and given up in the end", async () => {
    const { ports } = collecting();
    let tries = 0;
    const failing: DeliveryPorts = {
      mail: {
        async send() {
          tries += 1;
          throw new Error("the server is away");
        },
      },
    };
    await sendMail(house(ports), verifyLink, TO, { link: "/verify_email/secreto", seconds: 1e6 });
    expect(await deliverDue(failing)).toBe(0);
    // The pause has not passed.
    await deliverDue(failing);
    expect(tries).toBe(1);
    expect((await readOutbox(db))[0]).toMatchObject({ status: "waiting", tries: 1 });
    for (let round = 0; round < 10; round += 1) {
      await letDue();
      await deliverDue(failing);
    }
    expect(tries).toBe(7);
    expect((await readOutbox(db))[0]).toMatchObject({ status: "failed", text: "" });
  });

  it("are not tried again where they are not wanted", async () => {
    const refusing: DeliveryPorts = {
      mail: {
        async send() {
          throw new DeliveryRefused("no such mailbox");
        },
      },
    };
    await sendMail(house(refusing), welcome, TO, { isVerified: true });
    await deliverDue(refusing);
    expect((await readOutbox(db))[0]).toMatchObject({ status: "failed", tries: 1 });
  });

  it("are not sent when their code has expired", async () => {
    const { sent, ports } = collecting();
    await sendMail(house(ports), verifyCode, TO, { code: "918273", seconds: 0 });
    await deliverDue(ports);
    expect(sent).toEqual([]);
    expect((await readOutbox(db))[0]).toMatchObject({ status: "failed", text: "" });
  });

  it("come back with the same key when the process that had them has died", async () => {
    const { sent, ports } = collecting();
    await sendMail(house(ports), welcome, TO, { isVerified: true });
    await db.query("update outbox set status = 'sending'");
    await db.query("update jobs set tries = 1, run_at = now() + interval '1 minute'");
    expect(await deliverDue(ports)).toBe(0);
    await letDue();
    expect(await deliverDue(ports)).toBe(1);
    const [row] = await readOutbox(db);
    expect(sent[0]?.key).toBe(`${row?.id}.${row?.created_ms}`);
  });

  it("stay where they can be read in a demo, and nowhere else", async () => {
    const nothing: DeliveryPorts = {};
    await sendMail(house(nothing, "demo"), verifyCode, TO, { code: "918273", seconds: 300 });
    await sendMail(house(nothing), verifyCode, TO, { code: "918273", seconds: 300 });
    await sendMail(house(nothing), welcome, TO, { isVerified: true });
    expect(await deliverDue(nothing)).toBe(0);
    const [dropped, hidden, kept] = await readOutbox(db);
    expect(kept?.text).toContain("918273");
    expect([kept?.status, hidden?.status, dropped?.status]).toEqual(["kept", "dropped", "dropped"]);
    expect([hidden?.subject, hidden?.text, hidden?.html]).toEqual(["", "", ""]);
    // An adapter that comes later has nothing to do with them.
    const { sent, ports } = collecting();
    await deliverDue(ports);
    expect(sent).toEqual([]);
  });

  it("are found by a part of their recipient, whose signs are no patterns", async () => {
    const ctx = house({}, "demo");
    for (const to of ["a_b@example.test", "axb@example.test", "+34600111222"]) {
      await sendMail(ctx, welcome, to, { isVerified: true });
    }
    const found = async (recipient: string) =>
      (await readOutbox(db, { recipient })).map((row) => row.recipient);
    expect(await found("A_B@")).toEqual(["a_b@example.test"]);
    expect(await found("%")).toEqual([]);
    expect(await found("600111")).toEqual(["+34600111222"]);
  });
});
