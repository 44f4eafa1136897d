import type { ServerConfig } from "../platform/call/config";
import { isLoopback } from "../platform/security/caller-address";

interface Listening {
  mode: ServerConfig["mode"];
  host: string;
  port: number;
}

const EVERY_ADDRESS: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** The address of the site, for the person who has started it. */
export function siteAddress({ host, port }: Omit<Listening, "mode">): string {
  const isHere = host === "localhost" || isLoopback(host) || EVERY_ADDRESS.has(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isHere ? "localhost" : name}:${port}`;
}

/**
 * For letters that no request writes, such as those of a job: a demo that was not told where it is takes the address that it listens on, so that
 * their links are whole. Another server without an address stays without: `localhost` leads its readers nowhere.
 */
export function configOfLetters(
  config: ServerConfig,
  { host, port }: Omit<Listening, "mode">,
): ServerConfig {
  if (config.mode !== "demo" || config.siteUrl !== "" || port === 0) return config;
  return { ...config, siteUrl: siteAddress({ host, port }) };
}

/** What others than this machine may do here; empty where only it can connect. */
export function openText({ mode, host, port }: Listening): string {
  if (host === "localhost" || isLoopback(host)) return "";
  const where = EVERY_ADDRESS.has(host) ? "every address of this machine" : host;
  const what =
    mode === "demo"
      ? "the site, its API, and /dev/outbox with the codes and links of every account but staff's"
      : "the site and its API";
  return `Open to other machines: ${what}, on ${where}, port ${port}. Without MARTILLO_HOST only this machine can connect.`;
}

/** The text to show once the server listens: where messages, the site and others' access are. */
export function startText({ mode, host, port }: Listening): string {
  const address = siteAddress({ host, port });
  const messages = mode === "demo" ? `Messages: ${address}/dev/outbox` : "";
  const open = openText({ mode, host, port });
  return [messages, open, `Martillo: ${address}`].filter(Boolean).join("\n");
}
