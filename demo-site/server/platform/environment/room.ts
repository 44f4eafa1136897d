import type * as z from "zod";
import type { Base, Mode } from "./mode";

export type { Base, Mode } from "./mode";

/** Variables of a room by name, each as a schema from the text that the operator wrote to the value that the server uses. */
export type Variables = Readonly<Record<string, z.ZodType>>;

/** What the variables of a room say. */
export type Values<Of extends Variables> = { [Name in keyof Of]: z.output<Of[Name]> };

/** For what several variables say together. */
export interface Check<Of extends Variables> {
  /** Undefined for a variable that is at fault. */
  values: Partial<Values<Of>>;
  mode: Mode;
  /** Undefined where it is at fault. */
  trustedProxies: number | undefined;
  /** Whether the operator has written something, right or wrong, into any variable. */
  isSet(name: string): boolean;
  /** Notes one more fault: a sentence that begins with the name of a variable and says what to write. */
  fault(text: string): void;
  /** Faults where some of these variables are set and others are not. */
  together(...names: (keyof Of & string)[]): void;
  /**
   * Faults for those that are not set although something else is said: `needs("MARTILLO_SMTP_URL", …)` where that is set,
   * `needs("MARTILLO_CAPTCHA_PROVIDER=turnstile", …)` where it has that value, by default too.
   */
  needs(what: (keyof Of & string) | `${keyof Of & string}=${string}`, ...names: string[]): void;
}

/**
 * What one folder of the server reads from the environment. It stands in `environment.ts` of the folder as `environment`, and nothing
 * else is to be done for it to be read, checked and listed in the guides.
 */
export interface RoomEnvironment<Of extends Variables = Variables, Settings = unknown> {
  /** Which table of the guides lists the variables: the one behind `<!-- variables: topic -->`. */
  topic: string;
  /**
   * Schemas by name, made of the kinds in `kinds.ts`. A default is `.prefault(…)`: the text that one would have to write for it, which
   * may be another one in each mode. Each ends with `.meta({ description, unset?, topic? })`, what the guides say of it: its meaning; where
   * it has no default, what happens without it, "none" otherwise; and another table than that of the room.
   */
  variables(mode: Mode): Of;
  /** Tells the faults of several variables together; not asked about single ones, which their schemas check. */
  check?(check: Check<Of>): void;
  /** Settings as the rest of the server knows them. Called where nothing is at fault in any room. */
  read(values: Values<Of>, base: Base): Settings;
}

/** Only types: the definition is returned as it is. */
export function defineEnvironment<const Of extends Variables, Settings>(
  environment: RoomEnvironment<Of, Settings>,
): RoomEnvironment<Of, Settings> {
  return environment;
}
