import type { ServerConfig } from "../http/config";

/** Variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const SHORTEST_SECRET = 32;

/** Names every variable at fault and what to write instead. */
export class ConfigurationError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `martillo: the configuration is not usable.\n${faults.map((f) => `  - ${f}`).join("\n")}`,
    );
    this.name = "ConfigurationError";
  }
}

/** Reads variables and collects what is wrong with them, so that all of it is told at once. */
export class EnvironmentReader {
  readonly #env: Environment;
  readonly #faults: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  /** An empty variable is one that is not set. */
  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined;
  }

  choice<const Value extends string>(
    name: string,
    values: readonly Value[],
    otherwise: NoInfer<Value>,
  ): Value {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const found = values.find((value) => value === text);
    if (found === undefined) this.#fault(name, text, `one of ${values.join(", ")}`);
    return found ?? otherwise;
  }

  number(
    name: string,
    { minimum, maximum, otherwise }: { minimum: number; maximum: number; otherwise: number },
  ): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value;
    this.#fault(name, text, `a whole number from ${minimum} to ${maximum}`);
    return otherwise;
  }

  url(
    name: string,
    protocols: readonly string[],
    example = "user:password@host:5432/name",
  ): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    // The value may hold a password.
    this.#faults.push(`${name} is not an address. Write ${protocols[0]}//${example}`);
    return undefined;
  }

  /** Address of a site, without the slash at its end; empty when nobody has said it. */
  site(name: string): string {
    const text = this.text(name)?.replace(/\/+$/, "");
    if (text === undefined) return "";
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isPlain = url && /^https?:$/.test(url.protocol) && url.origin === text;
    if (!isPlain)
      this.#fault(name, text, "an address such as https://subastas.example, without a path");
    return text;
  }

  /** `buyer=ana@house.example,seller=luis@house.example`. */
  emails<const Key extends string>(
    name: string,
    keys: readonly Key[],
  ): Partial<Record<NoInfer<Key>, string>> {
    const found: Partial<Record<Key, string>> = {};
    for (const part of this.text(name)?.split(",") ?? []) {
      const [word = "", email = ""] = part.trim().toLowerCase().split("=", 2);
      const key = keys.find((one) => one === word);
      if (key && email.includes("@")) found[key] = email;
      else this.#fault(name, part, keys.map((one) => `${one}=<e-mail>`).join(","));
    }
    return found;
  }

  origins(name: string, otherwise: ServerConfig["origins"]): ServerConfig["origins"] {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    if (text === "*") return "*";
    const origins = text.split(",").map((origin) => origin.trim());
    for (const origin of origins) {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
        this.#fault(name, origin, "* or origins such as https://partner.example, parted by commas");
      }
    }
    return origins;
  }

  /** Long enough not to be guessed. Its value is never told. */
  secret(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || text.length >= SHORTEST_SECRET) return text;
    this.fault(`${name} is too short. Write at least ${SHORTEST_SECRET} characters.`);
    return text;
  }

  /** What is wrong with several variables together. */
  fault(text: string) {
    this.#faults.push(text);
  }

  finish() {
    if (this.#faults.length > 0) throw new ConfigurationError(this.#faults);
  }

  #fault(name: string, text: string, wanted: string) {
    this.#faults.push(`${name} is ${JSON.stringify(text)}. Write ${wanted}.`);
  }
}
