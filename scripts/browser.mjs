// Finds the browsers of the tests or installs them: Debian's packages where apt-get may be used, else playwright's download.
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

function installWithApt(...packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const quietly = { DEBIAN_FRONTEND: "noninteractive" };
  return (
    tryRun("apt-get", ["update", "-qq"], quietly) &&
    tryRun("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quietly)
  );
}

/** Makes sure that the browsers are there; ends the process with the way out when one cannot be had. */
export async function ensureBrowser() {
  await ensureChromium();
  await ensureFirefox();
}

async function ensureChromium() {
  const { findChromium, HEADLESS_SHELL } = await import("./chromium.mjs");
  const found = findChromium();
  if (process.env.CHROMIUM_PATH || found === HEADLESS_SHELL) return;
  console.log("Installing a headless Chromium for the tests…");
  if (installWithApt("chromium-headless-shell", "fonts-liberation") && findChromium()) return;
  // Slower, as good.
  if (found) return;
  if (installWithApt("chromium", "fonts-liberation") && findChromium()) return;
  if (tryRun("npx", ["playwright", "install", "chromium"]) && findChromium()) return;
  fail(
    "the tests need a Chromium and none could be installed.",
    "Install Chromium or Chrome and set CHROMIUM_PATH to its program.",
  );
}

async function ensureFirefox() {
  const { findFirefox } = await import("./firefox.mjs");
  if (findFirefox()) return;
  console.log("No Firefox found: installing one for the tests…");
  if (installWithApt("firefox-esr") && findFirefox()) return;
  fail(
    "the tests of foreign pages need a Firefox and none could be installed.",
    "Install Firefox and set FIREFOX_PATH to its program.",
  );
}
