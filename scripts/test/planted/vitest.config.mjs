// Files of tests that go wrong, each in one way: what `passes.test.ts` runs.
import { playwright } from "@vitest/browser-playwright";
import { CHROMIUM_ARGS, findChromium } from "../../chromium.mjs";

/** Accepts connections and never answers. */
const proxy = process.env.PLANTED_PROXY;

export default {
  test: {
    browser: { connectTimeout: 5_000 },
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: "node", include: ["node/*.planted.mjs"], testTimeout: 600_000 },
      },
      {
        extends: true,
        test: {
          name: "page",
          include: proxy ? ["page/*.planted.mjs"] : [],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium(),
                args: [
                  ...CHROMIUM_ARGS,
                  `--proxy-server=${proxy}`,
                  "--proxy-bypass-list=<-loopback>",
                ],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
};
