export { BID_TIMEOUT_MS, call, type CallOptions, READ_TIMEOUT_MS } from "./call";
export { type Client, type ClientOptions, createClient } from "./client";
export { type CallError, isUnanswered, type Result } from "./result";
export type { Transport } from "./transport";
export { reportToDeveloper } from "./developer-report";
export { type EarlyRequest, readEarlyAnswer } from "./early-answer";
export { isPageOnline, isPageVisible, onNetworkChange, onPageActive } from "./page-events";
export {
  type ConnectionStatus,
  createRealtimeSocket,
  type RealtimeSocket,
  type RealtimeSocketOptions,
  type SocketConstructor,
  type SocketLike,
} from "./realtime-socket";
