import pino from "pino";
import type { Log } from "../platform/call/log";
import type { Settings } from "./environment";

/** One JSON line per event on standard error: standard output is for the person who started the server. */
export function createLog(level: Settings["logLevel"]): Log {
  return pino({ level, base: null }, pino.destination({ dest: 2, sync: false }));
}
