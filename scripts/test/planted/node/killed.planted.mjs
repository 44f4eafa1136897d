// Its process dies in the first pass, as one does that the system ends for want of memory.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";

test("its process dies once", () => {
  const been = join(process.env.PLANTED_FOLDER, "killed");
  if (existsSync(been)) return;
  writeFileSync(been, "");
  process.kill(process.pid, "SIGKILL");
});
