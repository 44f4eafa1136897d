import { cdp } from "vitest/browser";

/** Ends what was asked for. */
export type Restore = () => Promise<void>;

/** Files of the page that match, e.g. `*RegistrationForm*`, cannot be loaded until the end of it, as with a lost connection. */
export async function loseFiles(pattern: string): Promise<Restore> {
  const session = cdp();
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: [pattern] });
  return async () => {
    await session.send("Network.setBlockedURLs", { urls: [] });
    await session.send("Network.disable");
  };
}

/** Files of the page that match wait until the end of it, as with a slow connection. */
export async function holdFiles(pattern: string): Promise<Restore> {
  const session = cdp();
  await session.send("Fetch.enable", { patterns: [{ urlPattern: pattern }] });
  // What waits goes on then.
  return async () => void (await session.send("Fetch.disable"));
}
