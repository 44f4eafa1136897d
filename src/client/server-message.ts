import type { ServerMessage } from "../contract";
import { isRecord } from "./read-envelope";

/** What the data of each message must have to be of any use. */
const REQUIRED = {
  servertime: { dTime: "number" },
  pong: { dTime: "number" },
  lot: { project_id: "number", seq: "number", wprice: "string", market_status: "string" },
  me: { project_id: "number", leading: "boolean" },
  money: {},
  lot_comment: { project_id: "number", n: "number" },
  inbox: { thread_id: "number" },
  session: { authenticated: "boolean" },
  error: { code: "string" },
} as const satisfies Record<ServerMessage["event"], Record<string, string>>;

function isEvent(event: unknown): event is ServerMessage["event"] {
  return typeof event === "string" && Object.hasOwn(REQUIRED, event);
}

/** A frame of the server as a message; undefined for what is none, or of a kind that this version does not know. */
export function readServerMessage(text: unknown): ServerMessage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(String(text));
  } catch {
    return undefined;
  }
  if (!isRecord(message) || !isEvent(message["event"]) || !isRecord(message["data"])) {
    return undefined;
  }
  const { data } = message;
  const isComplete = Object.entries(REQUIRED[message["event"]]).every(
    ([name, type]) => typeof data[name] === type,
  );
  return isComplete ? (message as ServerMessage) : undefined;
}
