/** Changes of the signed-in person's own data, told from tab to tab. */
export interface UserChanges {
  /** Something has changed; the others ask the server what. */
  tell(): void;
  close(): void;
}

const DEAF: UserChanges = { tell() {}, close() {} };

/** Tabs of one origin that know each other by a name, e.g. the API that they speak to. Nothing personal travels. */
export function userChanges(name: string, onChange: () => void): UserChanges {
  // Old browsers and strict frames: there each tab finds out when it next asks.
  if (typeof BroadcastChannel !== "function") return DEAF;
  const channel = new BroadcastChannel(`martillo:user:${name}`);
  channel.addEventListener("message", onChange);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    tell: () => channel.postMessage("changed"),
    close: () => channel.close(),
  };
}
