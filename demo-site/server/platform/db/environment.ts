import { address, choice, wholeNumber } from "../environment/kinds";
import { defineEnvironment } from "../environment/room";

export const environment = defineEnvironment({
  topic: "server",
  variables: () => ({
    DATABASE_URL: address(["postgres", "postgresql"], "postgres://user:password@host:5432/name")
      .optional()
      .meta({
        topic: "production",
        unset: "none: a database inside the process",
        description: "A PostgreSQL, 15 or newer.",
      }),
    MARTILLO_DB_POOL: wholeNumber(2, 500).prefault("10").meta({
      description:
        "Connections of each process to PostgreSQL. Bids and closings have five more of their own. Searches take half of these at most, and never more than four.",
    }),
    MARTILLO_MIGRATE: choice(["auto", "check"]).prefault("auto").meta({
      topic: "production",
      description:
        "Whether a process brings the schema up to date when it starts (`auto`), or starts only on one that `npm run migrate` has brought up to date before (`check`), as several processes on one PostgreSQL should.",
    }),
  }),
  read: (values) => ({
    /** A PostgreSQL instead of the embedded database. */
    databaseUrl: values.DATABASE_URL,
    databasePool: values.MARTILLO_DB_POOL,
    /** Whether a start may change the schema. */
    migrates: values.MARTILLO_MIGRATE === "auto",
  }),
});
