import { baseOf, environment as baseEnvironment } from "./base";
import type { Base } from "./mode";
import type { Check, RoomEnvironment, Values, Variables } from "./room";

/** Variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Names every variable at fault and what to write instead. */
export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `martillo: the configuration is not usable.\n${faults.map((f) => `  - ${f}`).join("\n")}`,
    );
    this.name = "ConfigurationError";
  }
}

/** Rooms by group and name: `{ ports: { kyc, … }, … }`. */
type Rooms = Readonly<Record<string, Readonly<Record<string, RoomEnvironment>>>>;

/** What the rooms make of the environment, under the same names. */
export type SettingsOf<Of extends Rooms> = {
  [Group in keyof Of]: {
    [Name in keyof Of[Group]]: ReturnType<Of[Group][Name]["read"]>;
  };
};

/**
 * Reads what all rooms want of the environment, and the base that all of them know. A variable without text is one that is not set.
 * Throws a ConfigurationError with the faults of all rooms at once.
 */
export function readRooms<const Of extends Rooms>(
  env: Environment,
  rooms: Of,
): { base: Base; settings: SettingsOf<Of> } {
  const faults: string[] = [];
  const said = (name: string) => textOf(env, name);
  const valuesOf = <Own extends Variables>(variables: Own): Partial<Values<Own>> => {
    const found = Object.entries(variables).map(([name, schema]) => {
      const { data, error } = schema.safeParse(said(name));
      faults.push(...(error?.issues ?? []).map(({ message }) => `${name} ${message}`));
      return [name, data] as const;
    });
    return Object.fromEntries(found) as Partial<Values<Own>>;
  };

  const ofBase = valuesOf(baseEnvironment.variables("demo"));
  const { MARTILLO_MODE: mode = "demo", MARTILLO_TRUST_PROXY: trustedProxies } = ofBase;
  const readings = Object.entries(rooms).map(([group, inGroup]) => ({
    group,
    rooms: Object.entries(inGroup).map(([name, room]) => {
      const values = valuesOf(room.variables(mode));
      const fault = (text: string) => void faults.push(text);
      room.check?.({ ...comparing(values, said, fault), values, mode, trustedProxies });
      return { name, room, values };
    }),
  }));
  if (faults.length > 0) throw new ConfigurationError(faults);

  // None is at fault, so each has its value.
  const base = baseOf(ofBase as Parameters<typeof baseOf>[0]);
  const settings = readings.map(({ group, rooms: inGroup }) => [
    group,
    Object.fromEntries(inGroup.map(({ name, room, values }) => [name, room.read(values, base)])),
  ]);
  return { base, settings: Object.fromEntries(settings) as SettingsOf<Of> };
}

/** Variables that begin as ours do and that no room reads: misspelt, or of another version. */
export function strayVariables(env: Environment, rooms: Rooms): string[] {
  const known = new Set(
    Object.values(rooms).flatMap((inGroup) =>
      Object.values(inGroup).flatMap((room) => Object.keys(room.variables("demo"))),
    ),
  );
  return Object.keys(env).filter((name) => name.startsWith("MARTILLO_") && !known.has(name));
}

type Comparing = Pick<Check<Variables>, "isSet" | "fault" | "together" | "needs">;

/** What a room compares its variables with. */
function comparing(
  values: Readonly<Record<string, unknown>>,
  said: (name: string) => string | undefined,
  fault: Comparing["fault"],
): Comparing {
  const isSet = (name: string) => said(name) !== undefined;
  const missing = (names: readonly string[], why: string) => {
    const absent = names.filter((name) => !isSet(name));
    if (absent.length === 0) return;
    fault(`${listed(absent)} ${absent.length === 1 ? "is" : "are"} not set. ${why}`);
  };
  return {
    isSet,
    fault,
    together(...names) {
      const both = names.length === 2 ? "both" : "all";
      if (names.some(isSet)) {
        missing(names, `${listed(names)} go together: set ${both}, or none.`);
      }
    },
    needs(what, ...names) {
      const [name = "", value] = what.split("=", 2);
      if (value === undefined ? isSet(name) : said(name) === value || values[name] === value) {
        missing(names, `${what} needs ${names.length === 1 ? "it" : "them"}.`);
      }
    },
  };
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en").format(names);
}

function textOf(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}
