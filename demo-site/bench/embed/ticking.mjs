// A page of two hundred cards at work: one second after the other, and twenty prices a second coming in.
import { HttpClient } from "../http-client.mjs";
import { openPage } from "./measure.mjs";

const QUIET_MS = 6_000;
const PUSHES_PER_SECOND = 20;
const PUSH_MS = 8_000;
const CLICKS = 14;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Real bids by turns of two people, on one lot after the other. */
function startBids(apiPort, tokens, lotIds, start) {
  const clients = tokens.map(() => new HttpClient(apiPort));
  const counts = { sent: 0, accepted: 0 };
  const phase = { isOver: false };
  const began = performance.now();
  const first = start.bids;
  const running = clients.map(async (http, who) => {
    while (!phase.isOver) {
      const n = start.bids++;
      const { status } = await http.post("/api/bid/confirm", tokens[who], {
        project_id: lotIds[n % lotIds.length],
        proposed_amount: 2_000 + Math.floor(n / lotIds.length) * 1_000,
        idempotency_key: `bench-ticking-${process.pid}-${String(n).padStart(12, "0")}`,
      });
      counts.sent++;
      if (status === 200) counts.accepted++;
      const next = began + ((n - first + clients.length) * 1_000) / PUSHES_PER_SECOND;
      await sleep(Math.max(0, next - performance.now()));
    }
  });
  return {
    counts,
    async stop() {
      phase.isOver = true;
      await Promise.all(running);
      for (const http of clients) http.close();
    },
  };
}

async function mainThread(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1_000;
}

async function longTasksSince(page, from) {
  return page.evaluate(
    (since) =>
      window.benchSeen.tasks.filter(([start]) => start >= since).map(([, duration]) => duration),
    from,
  );
}

/** From a real click to the frame after its answer, as the browser's event timing tells it. */
async function clicks(page) {
  await page.evaluate(() => {
    window.benchClicks = [];
    const button = document.createElement("button");
    button.textContent = "clic";
    button.style.cssText = "position:fixed;left:0;bottom:0;z-index:9;width:60px;height:40px";
    document.body.append(button);
    let count = 0;
    button.addEventListener("click", () => {
      count++;
      button.textContent = String(count);
    });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "click") window.benchClicks.push(duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: false });
  });
  for (let n = 0; n < CLICKS; n++) {
    await page.mouse.click(30, 780);
    await sleep(230);
  }
  await sleep(300);
  const { seen, count } = await page.evaluate(() => ({
    seen: window.benchClicks,
    count: Number(document.body.lastElementChild.textContent),
  }));
  if (count !== CLICKS) throw new Error(`${count} of ${CLICKS} clicks arrived`);
  // Those that took less than the observer tells of count as its threshold.
  return [...seen, ...Array(Math.max(0, CLICKS - seen.length)).fill(16)].sort((a, b) => a - b);
}

/** Every lot in its last minute, where the time left changes each second; every bid gives the lot most of a minute again. */
async function setClosings(client, lotIds) {
  await client.query(
    `update lots set closes_at = now() + interval '58 seconds',
       extension = '{"window_s": 55, "mode": "top_up", "amount_s": 55}'
     where id = any($1::bigint[])`,
    [lotIds],
  );
}

export async function measureTicking(browser, name, { apiPort, client, tokens, lotIds, start }) {
  await setClosings(client, lotIds);
  const { context, page, cdp } = await openPage(browser, { isThrottled: false });
  try {
    await cdp.send("Performance.enable");
    await page.goto(`https://dealer.test/${name}?n=200`, { waitUntil: "commit" });
    await page.waitForFunction(() => window.benchSeen?.inView !== undefined, undefined, {
      timeout: 60_000,
    });
    await sleep(3_000);
    const quietFrom = await page.evaluate(() => performance.now());
    const quietStart = await mainThread(cdp);
    await sleep(QUIET_MS);
    const quiet = (await mainThread(cdp)) - quietStart;
    const quietTasks = await longTasksSince(page, quietFrom);

    const bids = startBids(apiPort, tokens, lotIds, start);
    await sleep(500);
    const liveFrom = await page.evaluate(() => performance.now());
    const liveStart = await mainThread(cdp);
    const acceptedBefore = bids.counts.accepted;
    await sleep(PUSH_MS);
    const live = (await mainThread(cdp)) - liveStart;
    const accepted = bids.counts.accepted - acceptedBefore;
    const liveTasks = await longTasksSince(page, liveFrom);
    const latencies = await clicks(page);
    await bids.stop();
    return {
      name,
      quietShare: quiet / QUIET_MS,
      quietTasks: quietTasks.length,
      pushesPerSecond: accepted / (PUSH_MS / 1_000),
      liveShare: live / PUSH_MS,
      liveTasks: liveTasks.length,
      clickP50: latencies[Math.floor(latencies.length / 2)],
      clickWorst: latencies.at(-1),
    };
  } finally {
    await context.close();
  }
}
