// One cold load of one page, as Chromium's own instruments see it.

/** Lighthouse's "Slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const LIMIT_MS = 30_000;

/** Runs in the page before anything else. */
function instruments() {
  const seen = { shift: 0, tasks: [], first: undefined, inView: undefined };
  window.benchSeen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });

  function find(root, selector) {
    const here = root.querySelector(selector);
    if (here) return here;
    for (const frame of root.querySelectorAll("iframe")) {
      const inner = frame.contentDocument?.querySelector(selector);
      if (inner) return inner;
    }
    return null;
  }
  window.benchFind = (element, selector) => find(element.shadowRoot ?? element, selector);
  function isShown(element, text) {
    if (text === null) return true;
    const node = window.benchFind(element, text);
    if (!node || node.getBoundingClientRect().height === 0) return false;
    return text.includes("input") || /\d/.test(node.textContent);
  }
  window.benchIsShown = isShown;
  function look() {
    const bench = window.bench;
    const elements =
      bench && document.readyState !== "loading"
        ? [...document.querySelectorAll(bench.selector)]
        : [];
    if (elements.length > 0) {
      const now = performance.now();
      const near = elements.filter((element) => element.getBoundingClientRect().top < innerHeight);
      if (isShown(elements[0], bench.text)) seen.first ??= now;
      if (near.every((element) => isShown(element, bench.text))) seen.inView ??= now;
    }
    if (seen.inView === undefined) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function openPage(browser, { isThrottled = true } = {}) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  if (isThrottled) await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(instruments);
  return { context, page, cdp, problems };
}

export async function usedHeap(cdp) {
  await cdp.send("HeapProfiler.enable");
  for (let n = 0; n < 2; n++) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  return usedSize;
}

/**
 * Some show what is far down only when one comes to it, and some give it back when one has gone far away: the same, after a look at
 * everything. Each has to be shown while it is in view.
 */
async function scrolledHeap(page, cdp) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForFunction(
      () => {
        const { selector, text } = window.bench;
        return [...document.querySelectorAll(selector)]
          .filter((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top < innerHeight && bottom > 0;
          })
          .every((element) => window.benchIsShown(element, text));
      },
      undefined,
      { timeout: LIMIT_MS },
    );
    await sleep(60);
  }
  await sleep(500);
  return (await usedHeap(cdp)) / 1e6;
}

/** @returns what one load of this page cost; throws when its widgets never showed. */
export async function measureLoad(browser, front, name, count) {
  const { context, page, cdp, problems } = await openPage(browser);
  front.reset();
  try {
    await page.goto(`https://dealer.test/${name}?n=${count}`, { waitUntil: "commit" });
    await page
      .waitForFunction(() => window.benchSeen?.inView !== undefined, undefined, {
        timeout: LIMIT_MS,
      })
      .catch(() => {
        throw new Error(`${name} × ${count} never showed: ${problems.join("; ")}`);
      });
    await sleep(count > 20 ? 2_500 : 1_500);
    const seen = await page.evaluate(() => window.benchSeen);
    const log = front.log();
    const heap = (await usedHeap(cdp)) / 1e6;
    const key = await measureKey(page);
    const sum = (kind) => log.filter((entry) => entry.kind === kind);
    return {
      name,
      count,
      files: sum("static").length,
      bytes: sum("static").reduce((total, entry) => total + entry.bytes, 0),
      api: sum("api").length,
      preflights: sum("preflight").length,
      sockets: sum("socket").length,
      missing: sum("missing").map((entry) => entry.host + entry.path),
      visible: seen.inView,
      blocking: seen.tasks.reduce((total, [, duration]) => total + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...seen.tasks.map(([, duration]) => duration)),
      shift: seen.shift,
      heap,
      heapScrolled: count > 20 ? await scrolledHeap(page, cdp) : undefined,
      key,
    };
  } finally {
    await context.close();
  }
}

/** From a keystroke to results on the screen, where the page is a search. */
async function measureKey(page) {
  const bench = await page.evaluate(() => window.bench);
  if (!bench.input) return undefined;
  await page.evaluate(({ selector, input }) => {
    const host = document.querySelector(selector) ?? document.body;
    (window.benchFind(host, input) ?? document.querySelector(input)).focus();
  }, bench);
  // The first letter loads the late code and is too short for some boxes; the second is the one that all boxes answer.
  await page.keyboard.press("s");
  await sleep(2_000);
  await page.evaluate(({ selector, option }) => {
    const host = document.querySelector(selector) ?? document.body;
    const options = () => window.benchFind(host, option) ?? document.querySelector(option);
    const before = options()?.textContent;
    document.addEventListener(
      "keydown",
      () => {
        const start = performance.now();
        const look = () => {
          const node = options();
          const isNew =
            node && node.getBoundingClientRect().height > 0 && node.textContent !== before;
          if (isNew) window.benchSeen.key = performance.now() - start;
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  }, bench);
  await page.keyboard.press("e");
  const seen = await page
    .waitForFunction(() => window.benchSeen.key, undefined, { timeout: 6_000 })
    .catch(() => undefined);
  return seen?.jsonValue();
}
