// Its process dies in the first pass; later its test passes, and an error comes beside it.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

test("its process dies once", async () => {
  const been = join(process.env.PLANTED_FOLDER, "worse");
  if (existsSync(been)) {
    void Promise.reject(new Error("too late for its test"));
    return;
  }
  writeFileSync(been, "");
  process.kill(process.pid, "SIGKILL");
});
