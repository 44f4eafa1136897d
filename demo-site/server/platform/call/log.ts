import { sqlState } from "../db/db";

/** Structured log; pino fits. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

function ignore() {}

export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** What a log may know of an error: never what a driver adds to it, such as the values of a row, among them maxima. */
export function errorText(error: unknown): { error: string; sqlState?: string; stack?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  const state = sqlState(error);
  return {
    error: String(error),
    ...(state !== undefined && { sqlState: state }),
    ...(error.stack !== undefined && { stack: error.stack }),
  };
}
