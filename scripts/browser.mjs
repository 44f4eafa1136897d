// Finds a Chromium for the tests or installs one: Debian's package where apt-get may be used, else playwright's download.
import { spawnSync } from "node:child_process";
import { fail, ROOT } from "./install.mjs";

function tryRun(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return done.status === 0;
}

function installWithApt() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  return (
    tryRun("apt-get", ["update", "-qq"], quietly) &&
    tryRun(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
      quietly,
    )
  );
}

/** Makes sure that a browser is there; ends the process with the way out when none can be had. */
export async function ensureBrowser() {
  const { findChromium } = await import("./chromium.mjs");
  if (findChromium()) return;
  console.log("No Chromium found: installing one for the tests…");
  if (installWithApt() && findChromium()) return;
  if (tryRun("npx", ["playwright", "install", "chromium"]) && findChromium()) return;
  fail(
    "the tests need a Chromium and none could be installed.",
    "Install Chromium or Chrome and set CHROMIUM_PATH to its program.",
  );
}
