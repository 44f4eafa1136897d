/** The tries of a person who wants into other people's accounts. */
import type { calls } from "martillo/contract/schemas";
import type { Envelope, InputOf } from "martillo/contract";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app";
import { saleListeners } from "./_made/features";
import { startBidding, type RunningBidding } from "./features/bidding/start-bidding";
import type { ServerConfig } from "./platform/call/config";
import { readOutbox } from "./platform/mail/outbox-repository";
import { PAGE, pageToken, seedPartner } from "./features/partners/testing/partner-pages";
import type { PasswordPort } from "./ports/passwords";
import { createLocalBus } from "./platform/realtime/bus";
import { CHEAP_HASH_COST, inlinePasswords } from "./ports/passwords/inline-passwords";
import { rounds } from "../../src/testing/seed";
import { createTestApi, type InPageApi } from "./testing/test-api";
import { NO_LIMIT, NO_LIMITS } from "./in-page/no-limits";
import type { SeededUser } from "./seed/seed-rows";

let api: InPageApi;
let bidding: RunningBidding;

beforeAll(async () => {
  api = await createTestApi();
  bidding = startBidding({ db: api.db, saleListeners, bus: createLocalBus() });
  await seedPartner(api);
});
afterAll(async () => {
  await bidding.close();
  await api.close();
});

interface Work {
  hashed: number;
  verified: number;
}

/** Passwords that are dear, counted. */
function counted(): { passwords: PasswordPort; work: Work } {
  const work: Work = { hashed: 0, verified: 0 };
  const inner = inlinePasswords(CHEAP_HASH_COST);
  return {
    work,
    passwords: {
      hash: (password) => ((work.hashed += 1), inner.hash(password)),
      verify: (password, phc) => ((work.verified += 1), inner.verify(password, phc)),
      decoy: () => inner.decoy(),
    },
  };
}

/** An app whose callers say themselves where they are. */
function houseOf(config: Partial<ServerConfig>, passwords: PasswordPort): Hono {
  return createApp({
    db: api.db,
    bidding,
    config,
    bus: createLocalBus(),
    addressOf: (c) => c.req.header("x-test-address") ?? "127.0.0.1",
    ports: {
      passwords,
    },
  });
}

async function post(app: Hono, name: keyof typeof calls, body: object, address: string) {
  const response = await app.request(`/api/${name}`, {
    method: "POST",
    headers: { "x-test-address": address },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as Envelope;
  const data = envelope.responseData as { code?: string; retry_after?: number; next?: string };
  return { status: response.status, ...data };
}

const stateOf = async (as: { token: string; origin?: string }) =>
  (await api.call("user/validateUser", {}, as)).code;

async function signedIn({ email, password }: SeededUser) {
  return { token: (await api.call("user/login", { email, password })).responseData.token };
}

describe("guessing", () => {
  const TRIES = rounds(300, 2_000);

  it(`${TRIES} times, from everywhere, costs little, finds nothing and does not keep the owner out at home`, async () => {
    const { passwords, work } = counted();
    const limits = { rateLimits: NO_LIMITS, loginsPerEmail: { perSecond: 1 / 1_000, burst: 10 } };
    const house = houseOf(limits, passwords);
    const owner = await api.seedUser();
    const login = { email: owner.email, password: owner.password };
    const HOME = "198.51.100.7";
    expect((await post(house, "user/login", login, HOME)).status).toBe(200);
    work.verified = 0;
    const answers = new Map<string, number>();
    for (let sent = 0; sent < TRIES; sent += 50) {
      const batch = Array.from({ length: 50 }, (_, n) => {
        const address = `203.${Math.floor(sent / 250)}.${n}.1`;
        const guess = { email: owner.email, password: `guess-${sent + n}` };
        return post(house, "user/login", guess, address);
      });
      for (const { code = "none" } of await Promise.all(batch)) {
        answers.set(code, (answers.get(code) ?? 0) + 1);
      }
    }
    expect([...answers.keys()].toSorted()).toEqual(["BAD_CREDENTIALS", "RATE_LIMITED"]);
    // A hundred, and what runs out meanwhile.
    expect(work.verified).toBe(answers.get("BAD_CREDENTIALS"));
    expect(work.verified).toBeLessThan(110);
    const [rows] = await api.db.query<{ count: number }>("select count(*) from attempts");
    expect(rows?.count).toBeLessThan(600);
    // From elsewhere even the right password has to wait, and is told for how long; at home it does not.
    const elsewhere = await post(house, "user/login", login, "192.0.2.200");
    expect([elsewhere.status, elsewhere.code]).toEqual([429, "RATE_LIMITED"]);
    expect(elsewhere.retry_after).toBeGreaterThan(0);
    expect(elsewhere.next).toBe(`Espere ${elsewhere.retry_after} segundos y vuelva a intentarlo.`);
    expect((await post(house, "user/login", login, HOME)).status).toBe(200);
    // Another process, or this one after a restart, knows of it.
    const restarted = houseOf(limits, passwords);
    expect((await post(restarted, "user/login", login, "192.0.2.201")).code).toBe("RATE_LIMITED");
  }, 300_000);

  it("takes as much work for whoever is not there, has no password, or is shut out", async () => {
    const { passwords, work } = counted();
    const house = houseOf({ rateLimits: NO_LIMITS, loginsPerEmail: NO_LIMIT }, passwords);
    const known = await api.seedUser();
    const closed = await api.seedUser({ status: "deactivate" });
    const google = await api.seedUser();
    await api.db.query("update users set password_hash = null where id = $1", [google.id]);
    const emails = [known.email, closed.email, google.email, "nadie@example.test"];
    const done = [];
    for (const email of emails) {
      Object.assign(work, { hashed: 0, verified: 0 });
      const answer = await post(house, "user/login", { email, password: "Nada-2026!" }, "10.1.1.1");
      done.push([answer.code, { ...work }]);
    }
    const same = ["BAD_CREDENTIALS", { hashed: 0, verified: 1 }];
    expect(done).toEqual(emails.map(() => same));
  });

  it("who has an account, by asking whether an e-mail is free, has an end", async () => {
    const { passwords } = counted();
    const check = { perSecond: 0.01, burst: 5 };
    const house = houseOf({ rateLimits: { ...NO_LIMITS, check } }, passwords);
    const codes = [];
    for (let n = 0; n < 8; n++) {
      const input = { text: `persona-${n}@example.test`, type: "email" };
      codes.push((await post(house, "user/checkValidation", input, "10.2.2.2")).code);
    }
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(3);
  });

  it("a new password's link costs no hashing", async () => {
    const { passwords, work } = counted();
    const house = houseOf({ rateLimits: NO_LIMITS }, passwords);
    const form = { password: "Nueva-2026!", confirm_password: "Nueva-2026!" };
    for (let n = 0; n < 20; n++) {
      const input = { token: `inventado-${n}`, ...form };
      expect((await post(house, "user/resetPassword", input, "10.3.3.3")).code).toBe(
        "LINK_EXPIRED",
      );
    }
    expect(work).toEqual({ hashed: 0, verified: 0 });
  });

  it("whether a letter or a message was written does not show", async () => {
    const known = await api.seedUser();
    const phone = "+34611999001";
    await api.db.query(
      "update users set phone_verified = true, verified_phonenum = $2 where id = $1",
      [known.id, phone],
    );
    const letters = [
      await api.call("user/forgotPassword", { email: known.email }),
      await api.call("user/forgotPassword", { email: "nadie@example.test" }),
      await api.call("user/forgotPassword", { email: "nadie-mas@example.test" }),
    ];
    const messages = [
      await api.call("user/sendPhoneLoginCode", { phone }),
      await api.call("user/sendPhoneLoginCode", { phone: "+34611999002" }),
    ];
    for (const answers of [letters, messages]) {
      const shown = answers.map(({ httpStatus, responseData, message }) => ({
        httpStatus,
        responseData,
        message,
      }));
      expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
    }
  });
});

describe("a code", () => {
  const codeFor = async (recipient: string) => {
    const [message] = await readOutbox(api.db, { recipient });
    return /\b\d{6}\b/.exec(message?.text ?? "")?.[0] ?? "";
  };

  it("that is wrong, late, or somebody else's proves nothing", async () => {
    const [one, other] = ["uno@hostil.test", "otro@hostil.test"];
    for (const email of [one, other]) {
      await api.call("user/sendEmailVerifyCode", { email, isForgotPassword: 1 });
      await api.call("user/sendEmailVerifyCode", { email, isRegister: 1 });
    }
    const right = await codeFor(one);
    const wrong = right === "111111" ? "222222" : "111111";
    const verify = (email: string, verify_code: string) =>
      api.call("user/verifyEmailVerifyCode", { email, verify_code });
    expect((await verify(one, wrong)).code).toBe("VERIFY_CODE_WRONG");
    await api.db.query("delete from verification_codes where destination = $1", [other]);
    expect((await verify(other, right)).code).toBe("VERIFY_CODE_EXPIRED");
    await api.db.query("update verification_codes set expires_at = clock_timestamp()");
    expect((await verify(one, right)).code).toBe("VERIFY_CODE_EXPIRED");
  });

  it("of a registration does not replace a password, nor is a used proof good again", async () => {
    const person = await api.seedUser();
    const { email } = person;
    const form = { password: "Nueva-2026!", confirm_password: "Nueva-2026!" };
    await api.call("user/sendEmailVerifyCode", { email: `nueva-${email}`, isRegister: 1 });
    const checked = await api.call("user/verifyEmailVerifyCode", {
      email: `nueva-${email}`,
      verify_code: await codeFor(`nueva-${email}`),
    });
    const token = checked.responseData.proof ?? "";
    expect(token).not.toBe("");
    expect((await api.call("user/resetPassword", { token, ...form })).code).toBe("LINK_EXPIRED");
  });
});

describe("a token", () => {
  /** A person with a session, a partner's page and an open socket. */
  async function everywhere() {
    const person = await api.seedUser();
    const here = await signedIn(person);
    const page = { token: (await pageToken(api, here, ["read"])).token, origin: PAGE };
    const told: boolean[] = [];
    const socket = new api.WebSocket("ws://house.test/api/realtime");
    await new Promise<void>((resolve) => {
      socket.onopen = () =>
        socket.send(JSON.stringify({ event: "hello", data: { token: here.token } }));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(String(data)) as Frame;
        if (frame.event !== "session") return;
        told.push(frame.data.authenticated);
        resolve();
      };
    });
    return { person, here, page, told };
  }
  interface Frame {
    event: string;
    data: { authenticated: boolean };
  }

  const change = { password: "Nueva-2026!", confirm_password: "Nueva-2026!" };
  const ENDS: [string, (person: SeededUser, here: { token: string }) => Promise<unknown>][] = [
    ["signing out", (_, here) => api.call("user/logout", {}, here)],
    ["the end of all sessions", (_, here) => api.call("custom/endSessions", {}, here)],
    [
      "the end of all sessions from another device",
      async (person) => api.call("custom/endSessions", { keep_this: true }, await signedIn(person)),
    ],
    [
      "a change of the password",
      (person, here) =>
        api.call("user/resetUserProfile", { ...change, current_password: person.password }, here),
    ],
    [
      "a new password by a letter",
      async ({ email }) => {
        await api.call("user/forgotPassword", { email });
        const [letter] = await readOutbox(api.db, { recipient: email });
        const token = /reset_password\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
        return api.call("user/resetPassword", { token, ...change });
      },
    ],
    [
      "the end of the account",
      async ({ id }) => {
        const staff = await api.seedUser({ staff: true });
        return api.call("user/changeStatus", { id, status: "deactivate" }, staff);
      },
    ],
  ];

  it.each(ENDS)(
    "is worthless after %s, on partners' pages and open sockets too",
    async (_, end) => {
      const { person, here, page, told } = await everywhere();
      expect([await stateOf(here), await stateOf(page)]).toEqual([null, null]);
      await end(person, here);
      expect([await stateOf(here), await stateOf(page)]).toEqual([
        "SESSION_EXPIRED",
        "SESSION_EXPIRED",
      ]);
      await expect.poll(() => told).toEqual([true, false]);
    },
  );

  it("is always the house's own: none that a caller brings becomes somebody's", async () => {
    const [victim, attacker] = [await api.seedUser(), await api.seedUser()];
    const planted = "planted-token-planted-token-planted-token";
    const response = await api.fetch("/api/user/login", {
      method: "POST",
      headers: { authorization: `Bearer ${attacker.token}`, cookie: `token=${planted}` },
      body: JSON.stringify({
        email: victim.email,
        password: victim.password,
        token: planted,
        session: planted,
      }),
    });
    const { responseData } = (await response.json()) as { responseData: { token: string } };
    expect([planted, attacker.token]).not.toContain(responseData.token);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await stateOf({ token: planted })).toBe("SESSION_EXPIRED");
    const still = await api.call("user/validateUser", {}, attacker);
    expect(still.responseData.id).toBe(attacker.id);
    expect((await signedIn(victim)).token).not.toBe((await signedIn(victim)).token);
  });

  it("says nothing in an address, and is found in no log", async () => {
    const lines: unknown[] = [];
    const log = { debug: () => {}, info: add, warn: add, error: add };
    function add(...said: unknown[]) {
      lines.push(said);
    }
    const house = await createTestApi({ db: api.db, log });
    const person = await api.seedUser();
    const { token } = (await house.call("user/login", person)).responseData;
    await house.call("user/validateUser", {}, { token });
    await house.call("user/forgotPassword", { email: person.email });
    await house.fetch(`/api/product/lots?ids=1&token=${token}`);
    await house.close();
    const [letter] = await readOutbox(api.db, { recipient: person.email });
    const link = /reset_password\/([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "none";
    const written = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThan(3);
    for (const secret of [token, link, person.password]) expect(written).not.toContain(secret);
  });
});

describe("markup in what people write about themselves", () => {
  const SHORT = `<b a="1">'&`;
  const LONG = `<img src=x onerror="alert(1)">'&<script>x</script>`;

  it("is kept as it was written, and is text in every letter", async () => {
    const email = "marcado@hostil.test";
    const form: InputOf<(typeof calls)["user/register"]> = {
      email,
      password: "Subasta-2026!",
      first_name: SHORT,
      last_name: SHORT,
      companyname: LONG,
      address1: LONG,
      address2: LONG,
      city: LONG,
      state: LONG,
      organization: LONG,
      seller_type: "seller",
      registration_terms: true,
    };
    const registered = await api.call("user/register", form);
    expect(registered.code).toBeNull();
    const as = registered.responseData;
    const written = {
      first_name: SHORT,
      last_name: SHORT,
      companyname: LONG,
      address1: LONG,
      address2: LONG,
      city: LONG,
      state: LONG,
      organization: LONG,
    };
    expect(as.user).toMatchObject(written);
    const response = await api.fetch("/api/user/validateUser", {
      method: "POST",
      headers: { authorization: `Bearer ${as.token}` },
    });
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");

    const changed = await api.call("user/updateProfile", { ...written, city: SHORT }, as);
    expect(changed.responseData.user).toMatchObject({ ...written, city: SHORT });
    const note = { amount: "100", note: LONG };
    const asked = await api.call("custom/requestBidLimit", note, as);
    expect(asked.responseData.record.note).toBe(LONG);

    const staff = await api.seedUser({ staff: true });
    const edit = { action: "edit", id: as.user.id, companyname: LONG, first_name: LONG } as const;
    const edited = await api.call("user/userAction", edit, staff);
    expect(edited.responseData.record).toMatchObject({ companyname: LONG, first_name: LONG });
    const { record } = (await api.call("user/getSingleUser", { id: as.user.id }, staff))
      .responseData;
    expect(record.bid_limit_request?.note).toBe(LONG);

    await api.call("user/sendEmailVerifyLink", {}, await signedIn({ ...staff, ...form }));
    await api.call("user/forgotPassword", { email });
    await api.call("user/changeStatus", { id: as.user.id, status: "active", reason: LONG }, staff);
    await api.call("user/sendEmailVerifyCode", { email, isRegister: 1, first_name: SHORT });
    const letters = await readOutbox(api.db, { recipient: email });
    expect(letters.length).toBeGreaterThanOrEqual(3);
    for (const { html, subject } of letters) {
      expect(html).not.toMatch(/<(b a|img|script)/);
      expect(subject).not.toContain("<");
    }
  });

  it("does not get into searches of staff as anything but text", async () => {
    const staff = await api.seedUser({ staff: true });
    for (const search of [LONG, "%", "_", "\\", "' or 1=1; --", "\u202e"]) {
      const answer = await api.call("user/allbuyers", { search }, staff);
      expect([search, answer.code]).toEqual([search, null]);
    }
  });
});
