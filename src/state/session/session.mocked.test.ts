import { afterEach, describe, expect, test, vi } from "vitest";
import type { Result } from "../../client";
import type { AnyCall, User } from "../../contract";
import { pageRegistry } from "../page/registry";
import { createSession } from "./session";
import type { Session, SessionState } from "./session-types";
import { configure } from "../page/settings";
import { memoryTokenStorage, type TokenStorage } from "./token-storage";
import { until } from "../../testing/until";

const USER: User = {
  id: 7,
  first_name: "Ana",
  last_name: "Ruiz",
  companyname: null,
  email: "ana@example.test",
  admin: 0,
  staff: 0,
  phone: null,
  phone_verified: 0,
  email_verifysent: 0,
  email_verified: 1,
  status: "active",
  approved_to_bid: 1,
  as_employees_id: null,
  membership: null,
  membership_period: null,
  city: null,
  state: null,
  country: "ES",
  address1: null,
  address2: null,
  zip: null,
  seller_type: "buyer",
  organization: null,
  emp_type: null,
  trial_activated: 0,
  membership_start: null,
  membership_end: null,
  verified_phonenum: null,
  stripe_id: null,
  has_password: 1,
  google_linked: 0,
  avatar: null,
  custom_fields: {},
};

type Answer = Result<unknown>;
type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

const OK = (data: unknown): Result<unknown> => ({ ok: true, data });
const FAIL = (code: "NETWORK" | "SESSION_EXPIRED" | "BAD_CREDENTIALS"): Result<unknown> => ({
  ok: false,
  error: { code, message: code },
});

const pageEvents = vi.hoisted(() => ({ onPageActive: vi.fn((_run: () => void) => () => {}) }));
vi.mock("../../client", async (original) => ({
  ...(await original<typeof import("../../client")>()),
  ...pageEvents,
}));

let session: Session | undefined;
const onToken = vi.fn();

function setUp(answers: Answers, storage: TokenStorage = memoryTokenStorage(), name?: string) {
  const asked: string[] = [];
  session = createSession({
    call: async (action: AnyCall) => {
      asked.push(action.name);
      const answer = answers[action.name] ?? FAIL("NETWORK");
      return (await (typeof answer === "function" ? answer() : answer)) as Result<never>;
    },
    storage,
    onToken,
    ...(name !== undefined && { name }),
  });
  return { session, asked, storage, state: () => session!.store.getState() };
}

afterEach(() => {
  session?.close();
  onToken.mockClear();
  vi.useRealTimers();
});

describe("start", () => {
  test("without a token one is a guest, and nothing is asked", async () => {
    const { session, asked, state } = setUp({});
    expect(state().status).toBe("unknown");
    expect(await session.getToken()).toBeUndefined();
    expect(state()).toMatchObject({ status: "guest", user: null, epoch: 0 });
    expect(asked).toEqual([]);
  });

  test("a stored token is sent at once and checked", async () => {
    const { session, state } = setUp({ "user/validateUser": OK(USER) }, memoryTokenStorage("t"));
    expect(await session.getToken()).toBe("t");
    await until(() => expect(state()).toMatchObject({ status: "authenticated", user: USER }));
    expect(state().epoch).toBe(0);
  });

  test.each([
    ["a refused token", FAIL("SESSION_EXPIRED")],
    ["a deactivated account", OK({ ...USER, status: "deactivate" })],
  ])("%s means signed out, and is forgotten", async (_name, answer) => {
    const { session, state, storage } = setUp(
      { "user/validateUser": answer },
      memoryTokenStorage("t"),
    );
    session.start();
    await until(() => expect(state().status).toBe("guest"));
    expect(storage.read()).toBeUndefined();
    expect(state().endedBy).toBeDefined();
  });

  test("without a connection the check is made again until there is an answer", async () => {
    vi.useFakeTimers();
    let answer = FAIL("NETWORK");
    const { session, asked, state } = setUp(
      { "user/validateUser": () => answer },
      memoryTokenStorage("t"),
    );
    session.start();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(state().status).toBe("unknown");
    expect(asked).toHaveLength(2);
    answer = OK(USER);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state().status).toBe("authenticated");
  });
});

describe("trouble that says nothing about the session", () => {
  test.each(["NETWORK", "TIMEOUT", "UNAVAILABLE", "INTERNAL", "RATE_LIMITED"] as const)(
    "%s signs nobody out and is tried again",
    async (code) => {
      vi.useFakeTimers();
      let answer: Result<unknown> = { ok: false, error: { code, message: code, retryAfter: 3 } };
      const { session, state, storage } = setUp(
        { "user/validateUser": () => answer },
        memoryTokenStorage("t"),
      );
      session.start();
      await vi.advanceTimersByTimeAsync(2_500);
      expect(state().status).toBe("unknown");
      expect(storage.read()).toBe("t");
      answer = OK(USER);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(state().status).toBe("authenticated");
    },
  );

  test("a doubted token is asked about, and kept when it is good", async () => {
    const { session, asked, state } = setUp(
      { "user/validateUser": OK(USER) },
      memoryTokenStorage("t"),
    );
    session.start();
    await until(() => expect(state().status).toBe("authenticated"));
    await session.check("t");
    await session.check("another");
    expect(asked).toHaveLength(2);
    expect(state()).toMatchObject({ status: "authenticated", epoch: 0 });
  });
});

describe("signing in and out", () => {
  const SIGNED_IN = { "user/login": OK({ token: "new", user: USER }) };

  test.each([true, false])(
    "a login keeps the token (remembered: %s), never the password",
    async (remember) => {
      const storage = memoryTokenStorage();
      const write = vi.spyOn(storage, "write");
      const { session, state } = setUp(SIGNED_IN, storage);
      const result = await session.login({ email: "a", password: "geheim", remember_me: remember });
      expect(result).toEqual({ ok: true, data: USER });
      expect(write.mock.calls).toEqual([["new", remember]]);
      expect(state()).toMatchObject({ status: "authenticated", epoch: 1 });
      expect(await session.getToken()).toBe("new");
    },
  );

  test("a refused login changes nothing", async () => {
    const { session, state } = setUp({ "user/login": FAIL("BAD_CREDENTIALS") });
    await session.getToken();
    expect(await session.login({ email: "a", password: "b" })).toMatchObject({ ok: false });
    expect(state().status).toBe("guest");
  });

  test("a session that the server ends before it answers the logout ends without surprise", async () => {
    let answer = OK(USER);
    const { session, state } = setUp(
      {
        "user/validateUser": () => answer,
        // Its other connections hear of the end first, and ask.
        "user/logout": async () => {
          answer = FAIL("SESSION_EXPIRED");
          await session.check("t");
          return OK({});
        },
      },
      memoryTokenStorage("t"),
    );
    await session.getToken();
    await until(() => expect(state().status).toBe("authenticated"));
    const surprises: unknown[] = [];
    session.store.subscribe(({ endedBy }) => surprises.push(endedBy));
    await session.logout();
    expect(state().status).toBe("guest");
    expect(surprises.filter(Boolean)).toEqual([]);
  });

  test("a logout forgets the token although the server does not answer", async () => {
    const { session, state, storage } = setUp(SIGNED_IN);
    await session.login({ email: "a", password: "b", remember_me: true });
    await session.logout();
    expect(storage.read()).toBeUndefined();
    expect(state()).toMatchObject({ status: "guest", user: null, epoch: 2 });
  });

  test.each([
    ["local", false, true],
    ["session", true, false],
  ] as const)(
    "a page that says where tokens are kept (%s) is right",
    async (tokenStorage, wished, kept) => {
      configure({ tokenStorage });
      const storage = memoryTokenStorage();
      const write = vi.spyOn(storage, "write");
      const { session } = setUp(SIGNED_IN, storage);
      await session.login({ email: "a", password: "b", remember_me: wished });
      expect(write.mock.calls).toEqual([["new", kept]]);
      pageRegistry().settings = {};
    },
  );

  test("the next token of the same person is kept in place of the last, and changes nothing on the screen", async () => {
    const { session, state, storage } = setUp(
      { "user/validateUser": OK(USER) },
      memoryTokenStorage("old"),
    );
    session.start();
    await until(() => expect(state().status).toBe("authenticated"));
    onToken.mockClear();
    await session.adopt("next");
    expect(storage.read()).toBe("next");
    expect(await session.getToken()).toBe("next");
    expect(onToken).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ status: "authenticated", user: USER, epoch: 0 });
  });

  test("the token of somebody else is another identity at once", async () => {
    const other = { ...USER, id: 8 };
    let who: object = USER;
    const { session, state, storage } = setUp(
      { "user/validateUser": () => OK(who) },
      memoryTokenStorage("mine"),
    );
    session.start();
    await until(() => expect(state().status).toBe("authenticated"));
    who = { ...other, acted_by: { id: 7, name: "Ana" } };
    await session.adopt("theirs", other);
    expect(state()).toMatchObject({ status: "authenticated", user: who, epoch: 1 });
    expect(storage.read()).toBe("theirs");
    expect(await session.ownerOf("theirs")).toBe(8);
  });

  test("the successor of a host's token is not stored", async () => {
    const { session, storage } = setUp({ "user/validateUser": OK(USER) });
    session.setHostToken({ token: "host" });
    await session.getToken();
    await session.adopt("next");
    expect(await session.getToken()).toBe("next");
    expect(storage.read()).toBeUndefined();
  });

  test("a session that ends silently gives no reason", async () => {
    const { session, state } = setUp({ "user/validateUser": OK(USER) }, memoryTokenStorage("t"));
    await session.getToken();
    expect(await session.expire("t", true)).toBeUndefined();
    expect(state()).toMatchObject({ status: "guest" });
    expect(state().endedBy).toBeUndefined();
  });

  test("another tab that signs out signs this one out", async () => {
    let tell: (token: string | undefined) => void = () => {};
    const storage = {
      ...memoryTokenStorage("t"),
      onOtherTab: (listener: typeof tell) => {
        tell = listener;
        return () => {};
      },
    };
    const { session, state } = setUp({ "user/validateUser": OK(USER) }, storage);
    session.start();
    await until(() => expect(state().status).toBe("authenticated"));
    tell(undefined);
    expect(state().status).toBe("guest");
    expect(storage.read()).toBe("t");
    tell("other");
    await until(() => expect(state().status).toBe("authenticated"));
    expect(await session.getToken()).toBe("other");
  });
});

describe("tokens of the host", () => {
  test("are asked for when needed and never stored; the storage is not read", async () => {
    const storage = memoryTokenStorage("stored");
    const read = vi.spyOn(storage, "read");
    const write = vi.spyOn(storage, "write");
    const { session, state } = setUp({ "user/validateUser": OK(USER) }, storage);
    const getToken = vi.fn(async () => "host");
    session.setHostToken({ getToken });
    session.setHostToken({ getToken });
    expect(getToken).not.toHaveBeenCalled();
    expect(await session.getToken()).toBe("host");
    await until(() => expect(state().status).toBe("authenticated"));
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });

  test("are asked for again when one has expired, once for all who wait", async () => {
    const tokens = ["first", "second"];
    const { session } = setUp({ "user/validateUser": OK(USER) });
    const getToken = vi.fn(() => tokens.shift());
    session.setHostToken({ getToken });
    expect(await session.getToken()).toBe("first");
    expect(await Promise.all([session.expire("first"), session.expire("first")])).toEqual([
      "second",
      "second",
    ]);
    expect(getToken).toHaveBeenCalledTimes(2);
    // A late refusal of the old one changes nothing.
    expect(await session.expire("first")).toBe("second");
  });

  test("the session ends when the new token is refused too, whatever the host goes on to give", async () => {
    let count = 0;
    const getToken = vi.fn(() => `t${++count}`);
    const { session, state } = setUp({ "user/validateUser": FAIL("SESSION_EXPIRED") });
    session.setHostToken({ getToken });
    session.start();
    await until(() =>
      expect(state()).toMatchObject({ status: "guest", endedBy: { code: "SESSION_EXPIRED" } }),
    );
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(await session.getToken()).toBeUndefined();
  });

  test("an accepted token lets the host renew once more", async () => {
    let count = 0;
    const { session, state } = setUp({ "user/validateUser": OK(USER) });
    session.setHostToken({ getToken: () => `t${++count}` });
    expect(await session.getToken()).toBe("t1");
    for (const number of [1, 2, 3]) {
      await until(() => expect(state().status).toBe("authenticated"));
      expect(await session.expire(`t${number}`)).toBe(`t${number + 1}`);
      await session.check(`t${number + 1}`);
    }
  });

  test("a newer token of the same user changes nothing on the screen", async () => {
    const { session, state } = setUp({ "user/validateUser": OK(USER) });
    session.setHostToken({ token: "first" });
    session.start();
    await until(() => expect(state().status).toBe("authenticated"));
    const seen: SessionState[] = [];
    const stop = session.store.subscribe((next) => seen.push(next));
    session.setHostToken({ token: "second" });
    expect(await session.getToken()).toBe("second");
    await session.check("second");
    expect(onToken).toHaveBeenCalledTimes(1);
    expect(seen.filter(({ status, epoch }) => status !== "authenticated" || epoch > 0)).toEqual([]);
    stop();
  });

  test("a token of somebody else is another identity as soon as that is known", async () => {
    let user = USER;
    const { session, state } = setUp({ "user/validateUser": () => OK(user) });
    session.setHostToken({ token: "first" });
    session.start();
    await until(() => expect(state().status).toBe("authenticated"));
    user = { ...USER, id: 8 };
    session.setHostToken({ token: "second" });
    await until(() => expect(state()).toMatchObject({ user: { id: 8 }, epoch: 1 }));
  });

  test("refresh() asks the host again: signed in there meanwhile, or out", async () => {
    let token: string | undefined;
    const { session, state } = setUp({ "user/validateUser": OK(USER) });
    session.setHostToken({ getToken: () => token });
    expect(await session.getToken()).toBeUndefined();
    token = "t";
    await Promise.all([session.refresh(), session.refresh()]);
    expect(state()).toMatchObject({ status: "authenticated", user: USER });
    token = undefined;
    await session.refresh();
    expect(state()).toMatchObject({ status: "guest", user: null });
  });

  test("a host that cannot tell at the moment signs nobody out", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const { session, state } = setUp({ "user/validateUser": OK(USER) });
    let isDown = false;
    session.setHostToken({
      getToken: () => {
        if (isDown) throw new Error("offline");
        return "t";
      },
    });
    await session.refresh();
    isDown = true;
    await session.refresh();
    expect(state()).toMatchObject({ status: "authenticated", epoch: 0 });
    report.mockRestore();
  });

  test("a guest who comes back to the page is looked for at the host, unless they logged out", async () => {
    const page = new EventTarget();
    pageEvents.onPageActive.mockImplementation((run) => {
      page.addEventListener("focus", run);
      return () => page.removeEventListener("focus", run);
    });
    const back = () => page.dispatchEvent(new Event("focus"));
    let token: string | undefined;
    const { session, state } = setUp({ "user/validateUser": OK(USER), "user/logout": OK({}) });
    session.setHostToken({ getToken: () => token });
    await session.getToken();
    token = "t";
    back();
    back();
    await until(() => expect(state().status).toBe("authenticated"));
    await session.logout();
    back();
    await session.getToken();
    expect(state().status).toBe("guest");
  });

  test("the session ends when the host has no other token", async () => {
    const { session, state } = setUp({ "user/validateUser": OK(USER) });
    session.setHostToken({ token: "only" });
    await session.getToken();
    expect(await session.expire("only")).toBeUndefined();
    expect(state()).toMatchObject({ status: "guest", endedBy: { code: "SESSION_EXPIRED" } });
  });

  test("a host that takes its token back signs out; one that fails leaves a guest", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const { session, state } = setUp({ "user/validateUser": OK(USER) });
    session.setHostToken({ token: "t" });
    expect(await session.getToken()).toBe("t");
    session.setHostToken({});
    expect(await session.getToken()).toBeUndefined();
    session.setHostToken({
      getToken: () => {
        throw new Error("host bug");
      },
    });
    expect(await session.getToken()).toBeUndefined();
    expect(state().status).toBe("guest");
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });

  test("a function that is another one at each render asks nothing again, and the last one counts", async () => {
    const { session, asked, state } = setUp({ "user/validateUser": OK(USER) });
    const asksOfHost: number[] = [];
    const render = (number: number) =>
      session.setHostToken({ getToken: () => (asksOfHost.push(number), `t${number}`) });
    render(1);
    expect(await session.getToken()).toBe("t1");
    await until(() => expect(state().status).toBe("authenticated"));
    for (let number = 2; number <= 9; number++) render(number);
    expect(await session.getToken()).toBe("t1");
    expect(state()).toMatchObject({ status: "authenticated", epoch: 0 });
    expect(asksOfHost).toEqual([1]);
    expect(asked).toHaveLength(1);
    expect(await session.expire("t1")).toBe("t9");
  });

  test("of two sources in a row the last one counts, whichever answers first", async () => {
    const { session, state } = setUp({ "user/validateUser": OK(USER) });
    session.start();
    let answerLate = (_token: string) => {};
    const getToken = vi.fn(() => new Promise<string>((resolve) => (answerLate = resolve)));
    session.setHostToken({ getToken });
    await until(() => expect(getToken).toHaveBeenCalled());
    const sent = session.getToken();
    session.setHostToken({ token: "second" });
    await until(() => expect(state().status).toBe("authenticated"));
    answerLate("first");
    expect(await sent).toBe("second");
    expect(await session.getToken()).toBe("second");
  });
});

describe("tokens whose end is known", () => {
  const limited = (expires_in: number) =>
    OK({ ...USER, session: { expires_in, scopes: ["read"], origin: "https://dealer.test" } });

  test("are replaced before it, and what they allow is known", async () => {
    vi.useFakeTimers();
    let count = 0;
    const getToken = vi.fn(() => `t${++count}`);
    const { session, state } = setUp({ "user/validateUser": limited(900) });
    session.setHostToken({ getToken });
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(state().scopes).toEqual(["read"]);
    await vi.advanceTimersByTimeAsync(719_000);
    expect(getToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(await session.getToken()).toBe("t2");
    expect(state()).toMatchObject({ status: "authenticated", epoch: 0 });
    await vi.advanceTimersByTimeAsync(720_000);
    expect(await session.getToken()).toBe("t3");
  });

  test("are asked for again at once by a page that has slept through that moment", async () => {
    const page = new EventTarget();
    pageEvents.onPageActive.mockImplementation((run) => {
      page.addEventListener("focus", run);
      return () => page.removeEventListener("focus", run);
    });
    let now = 0;
    let count = 0;
    session = createSession({
      call: async () => limited(900) as Result<never>,
      storage: memoryTokenStorage(),
      now: () => now,
    });
    const { store } = session;
    session.setHostToken({ getToken: () => `t${++count}` });
    session.start();
    await until(() => expect(store.getState().status).toBe("authenticated"));
    page.dispatchEvent(new Event("focus"));
    expect(await session.getToken()).toBe("t1");
    now = 800_000;
    page.dispatchEvent(new Event("focus"));
    await until(async () => expect(await session?.getToken()).toBe("t2"));
  });

  test("are not hurried where the host goes on giving the same one", async () => {
    vi.useFakeTimers();
    const getToken = vi.fn(() => "same");
    let leftSeconds = 10;
    const { session } = setUp({ "user/validateUser": () => limited(leftSeconds) });
    session.setHostToken({ getToken });
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    leftSeconds = 1;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(getToken.mock.calls.length).toBeLessThan(6);
  });
});

describe("who is behind a token", () => {
  test("is told by the server, and asked once by all who want to know", async () => {
    let user = USER;
    const { session, asked } = setUp({ "user/validateUser": () => OK(user) });
    session.setHostToken({ token: "ana" });
    await session.getToken();
    expect(await Promise.all([session.ownerOf("ana"), session.ownerOf("ana")])).toEqual([7, 7]);
    expect(asked).toHaveLength(1);
    user = { ...USER, id: 8 };
    session.setHostToken({ token: "eva" });
    await session.getToken();
    expect(await session.ownerOf("eva")).toBe(8);
    expect(await session.ownerOf("ana")).toBe(7);
    expect(await session.ownerOf("never seen")).toBeUndefined();
  });

  test("of a refused token nobody is told to be, and the host hears which one was refused", async () => {
    const getToken = vi.fn((request?: { refused?: string }) => (request ? undefined : "old"));
    const { session } = setUp({ "user/validateUser": FAIL("SESSION_EXPIRED") });
    session.setHostToken({ getToken });
    await session.getToken();
    expect(await session.ownerOf("old")).toBeUndefined();
    expect(getToken).toHaveBeenLastCalledWith({ refused: "old" });
  });
});

describe("a host that can ask the visitor", () => {
  test("is asked, and its token is taken up; without such a host nobody is asked", async () => {
    let token: string | undefined;
    const { session, state } = setUp({ "user/validateUser": OK(USER), "user/logout": OK({}) });
    expect(session.askVisitor("bid")).toBeUndefined();
    const signOut = vi.fn(() => void (token = undefined));
    const signIn = vi.fn(async (scope?: string) => {
      token = scope;
      return scope !== undefined;
    });
    session.setHostToken({ getToken: Object.assign(() => token, { signIn, signOut }) });
    await session.getToken();
    expect(await session.askVisitor()).toBe(false);
    expect(state().status).toBe("guest");
    expect(await session.askVisitor("bid")).toBe(true);
    expect(state()).toMatchObject({ status: "authenticated", user: USER });
    await session.logout();
    expect(signOut).toHaveBeenCalledOnce();
    expect(state().status).toBe("guest");
    expect(await session.askVisitor("bid")).toBe(true);
    expect(state().status).toBe("authenticated");
  });
});

describe("a change of the own data", () => {
  test("is read again under the same identity, here and in other tabs", async () => {
    let name = "Ana";
    const answers: Answers = { "user/validateUser": () => OK({ ...USER, first_name: name }) };
    const [other, stranger, here] = ["casa", "otra", "casa"].map(
      (api) => setUp(answers, memoryTokenStorage("t"), `https://${api}.test`).session,
    ) as [Session, Session, Session];
    const all = [other, stranger, here];
    const names = () => all.map(({ store }) => store.getState().user?.first_name);
    for (const each of all) each.start();
    await until(() => expect(names()).toEqual(["Ana", "Ana", "Ana"]), 20_000);
    name = "Lucía";
    await here.reload();
    expect(names()[2]).toBe("Lucía");
    await until(() => expect(names()).toEqual(["Lucía", "Ana", "Lucía"]), 20_000);
    expect(all.map(({ store }) => store.getState().epoch)).toEqual([0, 0, 0]);
    for (const each of all) each.close();
  });
});
