import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { usePlantedFiles } from "./planted/planted-files";

const { run, report } = usePlantedFiles();

test("a file whose process dies is run again", async () => {
  const { status, closing } = await run(["good", "killed"]);
  expect(closing).toContain("1 passed at the second pass alone");
  expect(closing).toContain("node: node/killed.planted.mjs");
  expect(closing).toContain("Worker forks emitted error");
  expect(closing).toMatch(/\n2 passed, 0 failed\n$/);
  expect(status).toBe(0);
});

test("an error beside the tests of a file that is run again fails the run", async () => {
  const { status, closing } = await run(["good", "worse"]);
  expect(closing).toContain("1 files failed:");
  expect(closing).toContain("too late for its test");
  expect(closing).toMatch(/\n2 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

test("an error beside the tests fails the run", async () => {
  const { status, closing } = await run(["beside"]);
  expect(closing).toContain("too late for its test");
  expect(closing).toMatch(/\n1 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

test("a run that takes too long ends by itself and names what is left", async () => {
  const { status, closing } = await run(["good", "endless"], { minutes: 0.2 });
  expect(closing).toContain("1 files never ran or did not end:");
  expect(closing).toContain("node: node/endless.planted.mjs");
  expect(closing).toContain("the first pass took more than 0.2 minutes");
  expect(closing).toMatch(/\n1 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

test("a run that is stopped says what it had done, and leaves its report", async () => {
  const { status, closing } = await run(["good", "endless"], {
    whileRunning: (stop) =>
      void vi
        .waitFor(
          () => expect(readFileSync(report("first-pass"), "utf8")).toContain('"state":"passed"'),
          { timeout: 60_000 },
        )
        .then(stop),
  });
  expect(closing).toContain("node: node/endless.planted.mjs");
  expect(closing).toContain("it was stopped");
  expect(closing).toMatch(/\n1 passed, 1 failed\n$/);
  expect(status).toBe(1);
});

test("files whose page never connects are named, tried once more, and fail the run", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const { status, closing } = await run(["good", "lost"], {
    env: { PLANTED_PROXY: `http://127.0.0.1:${port}` },
  });
  silent.close();
  expect(closing).toContain("page (chromium): page/lost.planted.mjs");
  expect(closing).toContain("page (chromium): page/lost-too.planted.mjs");
  expect(closing).toContain("Failed to connect to the browser session");
  expect(closing).toMatch(/\n1 passed, 2 failed\n$/);
  expect(status).toBe(1);
});
