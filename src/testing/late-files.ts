import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

/** Ends what was asked for. The end of the test does, too, however it ends: the session is the page's, and other tests' files would be lost. */
export type Restore = () => Promise<void>;

/** Files of the page that match, e.g. `*RegistrationForm*`, cannot be loaded until the end of it, as with a lost connection. */
export async function loseFiles(pattern: string): Promise<Restore> {
  const session = cdp();
  const restore = async () => {
    await session.send("Network.setBlockedURLs", { urls: [] });
    await session.send("Network.disable");
  };
  onTestFinished(restore);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: [pattern] });
  return restore;
}

/** Files of the page that match wait until the end of it, as with a slow connection. */
export async function holdFiles(pattern: string): Promise<Restore> {
  const session = cdp();
  // What waits goes on then.
  const restore = async () => void (await session.send("Fetch.disable"));
  onTestFinished(restore);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: pattern }] });
  return restore;
}
