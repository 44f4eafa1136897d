/** Kinds of variables: schemas from text, each of which says what it takes, to an operator who wrote something else and in the guides. */
import * as z from "zod";

/** Words without the marks of code. */
function plain(words: string): string {
  return words.replaceAll("`", "");
}

/** How a fault goes on after the name of its variable. The value is told: not for what may hold a secret. */
export function wrong(takes: string, input: unknown): string {
  return `is ${JSON.stringify(input)}. Write ${plain(takes)}.`;
}

/** Any text. `takes`: the kind of text, for example `a name`. */
export function text(takes: string) {
  return z.string().meta({ takes });
}

/** Text of a form that a pattern tells. The value is not told. `is`: the fault, for example `is no code`. */
export function pattern(form: RegExp, is: string, takes: string) {
  return z
    .string()
    .regex(form, { error: `${is}. Write ${plain(takes)}.` })
    .meta({ takes });
}

/** A word of a list. */
export function choice<const Word extends string>(words: readonly Word[]) {
  const takes = `one of ${words.map((word) => `\`${word}\``).join(", ")}`;
  return z.enum(words, { error: ({ input }) => wrong(takes, input) }).meta({ takes });
}

/** `1` switches something on, `0` off. */
export function onOff() {
  const takes = "one of `0`, `1`";
  return z
    .stringbool({
      truthy: ["1"],
      falsy: ["0"],
      error: ({ input }) => wrong(takes, input),
    })
    .meta({ takes });
}

/** Digits alone, within bounds that count in. */
export function wholeNumber(from: number, to: number) {
  const takes = `a whole number from ${from} to ${to}`;
  const isWithin = (value: string) =>
    /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to;
  return z
    .string()
    .refine(isWithin, { error: ({ input }) => wrong(takes, input) })
    .transform(Number)
    .meta({ takes });
}

/** Address of a service. It may hold a password, so its value is never told. `example`: one that shows its parts. */
export function address(protocols: readonly string[], example: string) {
  return z
    .url({
      protocol: new RegExp(`^(${protocols.join("|")})$`),
      error: `is not an address. Write ${example}`,
    })
    .meta({ takes: `\`${example}\`` });
}

/** Address of a service that is asked by http or https. */
export function webAddress(example: string) {
  return address(["https", "http"], example);
}

/** Address of a site, without a path; a slash at its end is taken away. */
export function siteAddress() {
  const takes = "an address such as `https://subastas.example`, without a path";
  const isPlain = (value: string) =>
    URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && isOrigin(value);
  return z
    .string()
    .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
    .refine(isPlain, { error: ({ input }) => wrong(takes, input) })
    .meta({ takes });
}

/** Whether a text is an origin as browsers write one. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

const SHORTEST_SECRET = 32;

/** Something long enough not to be guessed. Its value is never told. */
export function secret() {
  const takes = `at least ${SHORTEST_SECRET} characters`;
  return z
    .string()
    .min(SHORTEST_SECRET, { error: `is too short. Write ${takes}.` })
    .meta({ takes });
}
