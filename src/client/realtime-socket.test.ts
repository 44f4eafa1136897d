import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ClientMessage, LotFrame } from "../contract";
import { createBackoff } from "./backoff";
import { type ConnectionStatus, createRealtimeSocket, type SocketLike } from "./realtime-socket";
import { readServerMessage } from "./server-message";

/** A socket whose other end is the test. */
class TestSocket implements SocketLike {
  static all: TestSocket[] = [];
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  onerror: SocketLike["onerror"] = null;
  readonly url: string;
  isClosed = false;
  sent: ClientMessage[] = [];

  constructor(url: string) {
    this.url = url;
    TestSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close() {
    this.isClosed = true;
  }

  open() {
    this.onopen?.(new Event("open"));
  }

  tell(message: object) {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  lose() {
    this.onclose?.(new Event("close") as CloseEvent);
  }

  sentOf(event: ClientMessage["event"]) {
    return this.sent.filter((message) => message.event === event);
  }
}

function frame(id: number, seq: number): { event: "lot"; data: LotFrame } {
  return {
    event: "lot",
    data: {
      project_id: id,
      seq,
      wprice: "10.00",
      bid_count: 1,
      minimum: "11.00",
      next_asks: ["11.00"],
      date_closed: 1,
      extension_no: 0,
      market_status: "open",
      reserve_met: null,
    },
  };
}

function setUp(token?: string) {
  const statuses: ConnectionStatus[] = [];
  const handlers = {
    onMessage: vi.fn(),
    onReconnect: vi.fn(),
    onSessionEnd: vi.fn(),
    onServerTime: vi.fn(),
  };
  let current = token;
  const socket = createRealtimeSocket({
    apiBase: "https://api.test/base",
    WebSocket: TestSocket,
    getToken: async () => current,
    onStatus: (status) => statuses.push(status),
    random: () => 1,
    ...handlers,
  });
  return { socket, statuses, ...handlers, setToken: (next?: string) => (current = next) };
}

const last = () => TestSocket.all.at(-1)!;

async function live() {
  await vi.advanceTimersByTimeAsync(0);
  last().open();
  await vi.advanceTimersByTimeAsync(0);
  last().tell({ event: "servertime", data: { dTime: 5 } });
}

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe("opening and closing", () => {
  test("opens with the first wish, at the API's own address, and closes a little after the last", async () => {
    const { socket, statuses } = setUp();
    expect(TestSocket.all).toHaveLength(0);
    const stop = socket.watch([1]);
    const stopOther = socket.watch([1, 2]);
    await live();
    expect(TestSocket.all.map(({ url }) => url)).toEqual(["wss://api.test/base/api/realtime"]);
    stop();
    stop();
    stopOther();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(last().isClosed).toBe(true);
    expect(statuses).toEqual(["connecting", "live", "idle"]);
  });

  test("a person who waits for no lot but for their own news keeps the connection, through losses too", async () => {
    vi.stubGlobal("dispatchEvent", vi.fn());
    const { socket, statuses } = setUp("secret");
    const stop = socket.watch([]);
    await vi.advanceTimersByTimeAsync(5);
    await live();
    expect(last().sentOf("subscribe")).toEqual([]);
    last().tell({ event: "money", data: {} });
    last().tell({ event: "inbox", data: { thread_id: 7 } });
    last().tell({ event: "lot_comment", data: { project_id: 1, n: 3 } });
    last().lose();
    await vi.advanceTimersByTimeAsync(1_000);
    await live();
    stop();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(statuses).toEqual(["connecting", "live", "reconnecting", "live", "idle"]);
    // Once for each message, once for what may have been missed.
    const told = vi.mocked(dispatchEvent).mock.calls.map(([event]) => event);
    expect(told.map((event) => [event.type, (event as CustomEvent).detail])).toEqual([
      ["martillo:money", "https://api.test/base"],
      ["martillo:inbox", "https://api.test/base"],
      ["martillo:lot_comment", "https://api.test/base"],
      ["martillo:money", "https://api.test/base"],
      ["martillo:inbox", "https://api.test/base"],
      ["martillo:lot_comment", "https://api.test/base"],
    ]);
    vi.unstubAllGlobals();
  });

  test("a change of view keeps the connection", async () => {
    const { socket } = setUp();
    const stop = socket.watch([1]);
    await live();
    stop();
    socket.watch([2]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(TestSocket.all).toHaveLength(1);
    expect(
      last()
        .sent.filter(({ event }) => event.endsWith("subscribe"))
        .slice(1),
    ).toEqual([
      { event: "unsubscribe", data: { lots: [1] } },
      { event: "subscribe", data: { lots: [2] } },
    ]);
  });

  test("introduces itself first and asks for all lots of a turn at once", async () => {
    const { socket } = setUp("secret");
    for (let id = 1; id <= 3; id++) socket.watch([id]);
    await live();
    expect(last().sentOf("subscribe")).toEqual([{ event: "subscribe", data: { lots: [1, 2, 3] } }]);
    expect(last().sentOf("hello")).toEqual([{ event: "hello", data: { token: "secret" } }]);
    expect(last().url).not.toContain("secret");
    for (let id = 4; id <= 6; id++) socket.watch([id]);
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sentOf("subscribe")[1]).toEqual({
      event: "subscribe",
      data: { lots: [4, 5, 6] },
    });
  });
});

describe("losses", () => {
  test("connects again, asks again and tells that something may have been missed", async () => {
    const { socket, statuses, onReconnect } = setUp();
    socket.watch([1, 2]);
    await live();
    expect(onReconnect).not.toHaveBeenCalled();
    last().lose();
    expect(statuses.at(-1)).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(499);
    expect(TestSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await live();
    expect(last().sentOf("subscribe")).toEqual([{ event: "subscribe", data: { lots: [1, 2] } }]);
    expect(onReconnect).toHaveBeenCalledOnce();
    expect(statuses.at(-1)).toBe("live");
  });

  test("waits longer each time, up to 15 s, and starts short again after a good connection", async () => {
    const { socket } = setUp();
    socket.watch([1]);
    await live();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt++) {
      last().lose();
      const before = TestSocket.all.length;
      const start = Date.now();
      while (TestSocket.all.length === before) await vi.advanceTimersByTimeAsync(100);
      waits.push(Date.now() - start);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    await live();
    for (let second = 0; second < 12; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      last().tell({ event: "servertime", data: { dTime: 5 } });
    }
    last().lose();
    await vi.advanceTimersByTimeAsync(500);
    expect(TestSocket.all).toHaveLength(9);
  });

  test("the delay is a random part of its ceiling", () => {
    const backoff = createBackoff(500, 15_000, () => 0.25);
    expect([backoff.next(), backoff.next(), backoff.next()]).toEqual([125, 250, 500]);
    backoff.reset();
    expect(backoff.next()).toBe(125);
  });

  test("a connection that went silent is found dead within ten seconds", async () => {
    const { socket, statuses } = setUp();
    socket.watch([1]);
    await live();
    last().tell({ event: "pong", data: { dTime: 6 } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(last().sentOf("ping").length).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(4_500);
    expect(statuses.at(-1)).toBe("reconnecting");
    expect(TestSocket.all[0]?.isClosed).toBe(true);
  });

  test("anything that arrives is a sign of life", async () => {
    const { socket, statuses } = setUp();
    socket.watch([1]);
    await live();
    for (let second = 0; second < 30; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      last().tell(frame(1, second));
    }
    expect(statuses).toEqual(["connecting", "live"]);
  });

  test("an opening that takes too long is given up", async () => {
    const { socket } = setUp();
    socket.watch([1]);
    await vi.advanceTimersByTimeAsync(8_500);
    expect(TestSocket.all).toHaveLength(2);
  });
});

describe("messages", () => {
  test("passes on what it understands and ignores the rest", async () => {
    const { socket, onMessage } = setUp();
    socket.watch([1]);
    await live();
    onMessage.mockClear();
    last().tell(frame(1, 2));
    last().tell({ event: "from-the-future", data: {} });
    last().onmessage?.(new MessageEvent("message", { data: "no json" }));
    last().tell({ event: "lot", data: { project_id: "1" } });
    expect(onMessage.mock.calls).toEqual([[frame(1, 2)]]);
  });

  test("reads complete messages only", () => {
    expect(readServerMessage('{"event":"pong","data":{"dTime":1}}')).toMatchObject({
      event: "pong",
    });
    expect(readServerMessage('{"event":"pong","data":{"dTime":"1"}}')).toBeUndefined();
    expect(readServerMessage('{"event":"toString","data":{}}')).toBeUndefined();
    expect(readServerMessage("[]")).toBeUndefined();
  });

  test("learns the server's time from the connection and from each answered ping", async () => {
    const { socket, onServerTime } = setUp();
    socket.watch([1]);
    await live();
    expect(onServerTime).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(40);
    last().tell({ event: "pong", data: { dTime: 99 } });
    const [sample] = onServerTime.mock.calls[1] ?? [];
    expect(sample.serverMs).toBe(99);
    expect(sample.receivedAt - sample.sentAt).toBe(40);
  });
});

test("the clock is measured again when a page has calmed down, however lively the connection", async () => {
  const { socket } = setUp();
  socket.watch([1]);
  await live();
  const atOnce = last().sentOf("ping").length;
  for (let second = 1; second <= 3; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    last().tell(frame(1, second));
  }
  expect(last().sentOf("ping")).toHaveLength(atOnce + 1);
  for (let second = 4; second <= 62; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    last().tell(frame(1, second));
  }
  expect(last().sentOf("ping")).toHaveLength(atOnce + 1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(last().sentOf("ping")).toHaveLength(atOnce + 2);
});

describe("what can be seen", () => {
  test("is told with the connection, and again with whatever is about the visitor", async () => {
    const { socket } = setUp("mine");
    socket.watch([1]);
    await live();
    const said = () => last().sentOf("page");
    expect(said()).toEqual([{ event: "page", data: { visible: true } }]);
    last().tell(frame(1, 2));
    expect(said()).toHaveLength(1);
    const me = { project_id: 1, seq: 2, leading: false, my_maximum: "10.00", outbid: true };
    last().tell({ event: "me", data: me });
    expect(said()).toHaveLength(2);
  });
});

describe("sessions", () => {
  test("a refused token ends the session; a guest's greeting does not", async () => {
    const { socket, onSessionEnd, setToken } = setUp();
    socket.watch([1]);
    await live();
    last().tell({ event: "session", data: { authenticated: false } });
    expect(onSessionEnd).not.toHaveBeenCalled();
    setToken("mine");
    socket.introduceAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sentOf("hello")[1]).toEqual({ event: "hello", data: { token: "mine" } });
    last().tell({ event: "session", data: { authenticated: false } });
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("mine");
  });

  test("a session that ends later is told without a question", async () => {
    const { socket, onSessionEnd } = setUp("mine");
    socket.watch([1]);
    await live();
    last().tell({ event: "session", data: { authenticated: true } });
    expect(onSessionEnd).not.toHaveBeenCalled();
    last().tell({ event: "session", data: { authenticated: false } });
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("mine");
  });

  test("of two greetings in a row the server may answer the last one alone", async () => {
    const { socket, onSessionEnd, setToken } = setUp("old");
    socket.watch([1]);
    await live();
    setToken("new");
    socket.introduceAgain();
    await vi.advanceTimersByTimeAsync(0);
    last().tell({ event: "session", data: { authenticated: false } });
    expect(onSessionEnd).toHaveBeenCalledExactlyOnceWith("new");
  });
});

describe("more lots than a connection may follow", () => {
  const ids = Array.from({ length: 520 }, (_value, index) => index + 1);
  const subscribed = () =>
    last()
      .sentOf("subscribe")
      .map((message) => (message.event === "subscribe" ? message.data.lots : []));

  test("the rest is left to be read, and moves up when there is room", async () => {
    const { socket } = setUp();
    const stop = socket.watch(ids.slice(0, 100));
    socket.watch(ids.slice(100));
    await live();
    expect(subscribed().flat()).toEqual(ids.slice(0, 500));
    expect(socket.unfollowed()).toEqual(ids.slice(500));
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(subscribed().flat()).toEqual(ids);
    expect(socket.unfollowed()).toEqual([]);
  });

  test("a server that follows fewer is told fewer", async () => {
    const { socket } = setUp();
    socket.watch(ids.slice(0, 300));
    await live();
    last().tell({ event: "error", data: { code: "TOO_MANY_LOTS" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(subscribed().at(-1)).toEqual(ids.slice(0, 150));
    expect(socket.unfollowed()).toHaveLength(150);
  });
});

test("a page that may open no sockets goes on without, and tries again", async () => {
  const onStatus = vi.fn();
  const tried = vi.fn(function refuse(): SocketLike {
    throw new Error("refused by the policy of the page");
  });
  const socket = createRealtimeSocket({
    apiBase: "https://api.test",
    WebSocket: tried,
    getToken: async () => undefined,
    onMessage: () => {},
    onStatus,
    onReconnect: () => {},
    onSessionEnd: () => {},
    onServerTime: () => {},
  });
  socket.watch([1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tried.mock.calls.length).toBeGreaterThan(1);
  expect(onStatus).toHaveBeenLastCalledWith("connecting");
  socket.close();
});
