// How a page asks the server: one transport that never throws, and the socket.
export { type Alert, type AlertLink, MOST_ALERTS, withAlert } from "./alerts";
export { call, type CallOptions } from "./call";
export { type Client, type ClientOptions, createClient } from "./client";
export { type CallError, isUnanswered, isUndecided, type Result } from "./result";
export { BID_TIMEOUT_MS, READ_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts";
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
