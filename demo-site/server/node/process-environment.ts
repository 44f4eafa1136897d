import { choice, text, wholeNumber } from "../platform/environment/kinds";
import { defineEnvironment } from "../platform/environment/room";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export const environment = defineEnvironment({
  topic: "server",
  variables: (mode) => ({
    MARTILLO_HOST: text("a host's name or address").prefault("localhost").meta({
      topic: "production",
      description:
        "Address to listen on; `localhost` is this machine alone. In a container, or behind a proxy on another machine, set `0.0.0.0`.",
    }),
    PORT: wholeNumber(0, 65_535)
      .prefault("4000")
      .meta({ description: "Port of site, API, socket and `embed.js`." }),
    MARTILLO_DATA: text("a folder; a relative one is one of the repository")
      .prefault(".data")
      .meta({
        description:
          "Folder of the embedded database, of uploads, of files of former builds and of `demo-accounts.json`.",
      }),
    MARTILLO_ROOT: text("a folder").optional().meta({
      unset: "where the program lies",
      description: "Folder of the repository, where somebody moves the built server elsewhere.",
    }),
    LOG_LEVEL: choice(LOG_LEVELS)
      .prefault(mode === "demo" ? "warn" : "info")
      .meta({ description: "How much is logged. Logs are JSON on standard error." }),
  }),
  read: (values) => ({
    /** `localhost` is this machine alone, by either of its addresses. */
    host: values.MARTILLO_HOST,
    port: values.PORT,
    /** Of the embedded database and of uploads; may be relative. */
    folder: values.MARTILLO_DATA,
    logLevel: values.LOG_LEVEL,
  }),
});
