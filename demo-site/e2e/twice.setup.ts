import { afterEach } from "vitest";

/**
 * With MARTILLO_TWICE=1 the first try of each test never counts: what a test leaves behind on its server must not keep it from passing
 * again. Its second try is what continuous integration relies on.
 */
if (process.env["MARTILLO_TWICE"]) {
  afterEach(({ task }) => {
    const { retryCount = 0, errors = [] } = task.result ?? {};
    if (retryCount > 0) return;
    for (const { message, stack } of errors) {
      process.stdout.write(`first try of "${task.name}" failed: ${stack ?? message}\n`);
    }
    throw new Error("MARTILLO_TWICE: once more");
  });
}
