/** Structured log; pino fits. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

function ignore() {}

export const silentLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
