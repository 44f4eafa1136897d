// Finds a Firefox for the tests of foreign pages. Order: FIREFOX_PATH, the system's own.
import { existsSync } from "node:fs";

const SYSTEM_PATHS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** @returns {string | undefined} path of a browser that exists */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`martillo: FIREFOX_PATH names no file: ${named}`);
    return named;
  }
  return SYSTEM_PATHS.find((path) => existsSync(path));
}
