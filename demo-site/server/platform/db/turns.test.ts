import { beforeEach, describe, expect, it } from "vitest";
import { shareSession, type Session, type SharedSession } from "./single-session";
import { Turns } from "./turns";

/** A session that answers when it is told to, and notes in which order it was asked. */
function slowSession() {
  const asked: string[] = [];
  const open: { sql: string; answer(error?: Error): void }[] = [];
  const ask = (sql: string) =>
    new Promise<void>((resolve, reject) => {
      asked.push(sql);
      open.push({ sql, answer: (error) => (error ? reject(error) : resolve()) });
    });
  const session: Session = {
    query: async <T>(sql: string) => {
      await ask(sql);
      return [] as T[];
    },
    exec: ask,
    close: () => Promise.resolve(),
  };
  return {
    session,
    asked,
    /** Answers the open queries, and then each one that comes, until no more come. */
    async answerAll() {
      for (;;) {
        const next = open.shift();
        if (!next) return;
        next.answer();
        // Longer than a session is kept for the next bid.
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
    },
    answer: (error?: Error) => open.shift()?.answer(error),
  };
}

describe("one session", () => {
  let slow: ReturnType<typeof slowSession>;
  let shared: SharedSession;

  beforeEach(() => {
    slow = slowSession();
    shared = shareSession(slow.session, 60_000);
  });

  const searches = (count: number) =>
    Array.from({ length: count }, (_, n) => shared.db.query(`search ${n + 1}`));
  const bid = (name: string) => shared.biddingDb.tx((t) => t.query(name));

  it("serves a bid that is asked last next, and fifty searches after it", async () => {
    const searched = searches(50);
    const placed = bid("bid");
    await slow.answerAll();
    expect(slow.asked.slice(0, 5)).toEqual(["search 1", "begin", "bid", "commit", "search 2"]);
    expect(slow.asked).toHaveLength(53);
    await Promise.all([...searched, placed]);
  });

  it("serves one search after eight bids in a row", async () => {
    const searched = searches(3);
    const placed = Array.from({ length: 20 }, (_, n) => shared.biddingDb.query(`bid ${n + 1}`));
    await slow.answerAll();
    const places = slow.asked.flatMap((sql, place) => (sql.startsWith("search") ? [place] : []));
    expect(places).toEqual([0, 9, 18]);
    await Promise.all([...searched, ...placed]);
  });

  it("waits a moment for the next group of bids, which is made while the last one is answered", async () => {
    const searched = searches(2);
    const placed = bid("first group").then(() => bid("second group"));
    await slow.answerAll();
    expect(slow.asked).toEqual([
      "search 1",
      "begin",
      "first group",
      "commit",
      "begin",
      "second group",
      "commit",
      "search 2",
    ]);
    await Promise.all([...searched, placed]);
  });

  it("goes on after what fails, in either line", async () => {
    const [fails, waits] = searches(2);
    const placed = shared.biddingDb.query("bid");
    slow.answer(new Error("no"));
    await expect(fails).rejects.toThrow("no");
    slow.answer(new Error("no bid"));
    await expect(placed).rejects.toThrow("no bid");
    await expect.poll(() => slow.asked.at(-1)).toBe("search 2");
    slow.answer();
    await waits;
  });

  it("never runs what has waited for too long, and holds nobody up with it", async () => {
    shared = shareSession(slow.session, 200);
    const [held, tooLate] = searches(2);
    await expect(tooLate).rejects.toThrow("waited too long");
    const next = shared.db.query("search 3");
    await slow.answerAll();
    expect(slow.asked).toEqual(["search 1", "search 3"]);
    await Promise.all([held, next]);
  });
});

describe("turns", () => {
  const refusal = () => new Error("refused");
  const none = () => Promise.resolve();

  it("go to so many at once, and to no more waiting ones than may wait in their line", async () => {
    const turns = new Turns({ atOnce: 2, mostWaiting: 1, waitLimitMs: 10_000, refusal });
    const ends: (() => void)[] = [];
    const hold = () => new Promise<void>((resolve) => ends.push(resolve));
    const held = Array.from({ length: 3 }, () => turns.take("usual", hold));
    expect(ends).toHaveLength(2);
    await expect(turns.take("usual", none)).rejects.toThrow("refused");
    held.push(turns.take("first", hold));
    await expect(turns.take("first", none)).rejects.toThrow("refused");
    for (const [n, served] of [3, 4, 4, 4].entries()) {
      ends[n]?.();
      await expect.poll(() => ends).toHaveLength(served);
    }
    await Promise.all(held);
  });

  it("are given up by whoever has gone", async () => {
    const turns = new Turns({ atOnce: 1, waitLimitMs: 10_000, refusal });
    let end = () => {};
    const held = turns.take("usual", () => new Promise<void>((resolve) => (end = resolve)));
    const leaving = new AbortController();
    let isRun = false;
    const left = turns.take("usual", async () => void (isRun = true), leaving.signal);
    const stays = turns.take("usual", () => Promise.resolve("served"));
    leaving.abort();
    await expect(left).rejects.toThrow("refused");
    end();
    await held;
    expect(await stays).toBe("served");
    expect(isRun).toBe(false);
  });

  it("rest after a turn for as long as its work asks for", async () => {
    const turns = new Turns({ atOnce: 1, waitLimitMs: 20, refusal, restMs: () => 60_000 });
    expect(await turns.take("usual", () => Promise.resolve("served"))).toBe("served");
    await expect(turns.take("usual", none)).rejects.toThrow("refused");
  });

  it("do not rest on when there is no reason any more", async () => {
    let restMs = 60_000;
    const turns = new Turns({ atOnce: 1, waitLimitMs: 20_000, refusal, restMs: () => restMs });
    await turns.take("usual", none);
    const next = turns.take("usual", () => Promise.resolve("served"));
    restMs = 0;
    expect(await next).toBe("served");
  });
});
