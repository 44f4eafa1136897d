import * as z from "zod/mini";
import { momentOf } from "../domain/local-time";
import { plainCode, plainText } from "./plain-text";
import { isPostalCode, plainPostalCode, POSTAL_CODE, POSTAL_CODE_TEXT } from "./places/postal-code";
import { isYes } from "./yes-or-no";

/** Decimal euro on the wire, e.g. `"1550.00"`; always with two decimals when the server writes it. */
export const Decimal = z.string().check(z.regex(/^-?\d{1,12}\.\d{2}$/));

const DECIMAL_TEXT = /^\d{1,12}(\.\d{1,2})?$/;

/** Euro as a caller may write them: number or string, at most two decimals, never negative. */
export const DecimalInput = z.union([
  z.string().check(z.regex(DECIMAL_TEXT)),
  z.number().check(
    z.minimum(0),
    z.maximum(999_999_999_999),
    // By its shortest text, as it is read later: `multipleOf` lets 0.1 + 0.2 and 1e-20 pass.
    z.refine((value) => DECIMAL_TEXT.test(String(value)), "Como mucho dos decimales."),
  ),
]);

/** Milliseconds since 1970-01-01 UTC. */
export const EpochMs = z.number().check(z.int());

/** The end of the year 2999: nothing that no calendar can keep. */
const LAST_MS = 32_503_680_000_000;

/**
 * A moment as callers may write it: milliseconds since 1970, also as digits; ISO with a zone; or a day of the house's zone, `2026-11-29` or
 * `29-11-2026`, perhaps with its time. A day alone means its beginning. Handlers see milliseconds.
 */
export const MomentInput = momentInput({ isEnd: false });

/** The same for the end of a span, exclusive: a day alone means the midnight at which it ends. */
export const MomentEndInput = momentInput({ isEnd: true });

function momentInput(of: { isEnd: boolean }) {
  const isMoment = (ms: number | null) => ms !== null && ms >= 0 && ms <= LAST_MS;
  return z.union([
    EpochMs.check(z.minimum(0), z.maximum(LAST_MS)),
    z.pipe(
      z.string().check(
        z.regex(/^[-\d.:/TZ+ ]{1,40}$/i),
        z.refine((text) => isMoment(momentOf(text, of))),
      ),
      z.transform((text: string) => momentOf(text, of) ?? 0),
    ),
  ]);
}

/** Number of a record, from 1. */
export const Id = z.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** An id from a query string or a form: `"12"` and `12` are the same. */
export const IdInput = z.union([
  Id,
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,15}$/)),
    z.transform((text: string) => Number(text)),
  ),
]);

/** An id that a form may leave empty: then there is none. */
export const OptionalId = z.optional(
  z.union([
    IdInput,
    z.pipe(
      z.union([z.literal(""), z.null()]),
      z.transform(() => undefined),
    ),
  ]),
);

/** 0 or 1, as the wire writes flags. */
export const Flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.infer<typeof Flag>;

const YesOrNo = z.union([z.boolean(), Flag, z.enum(["0", "1", "true", "false"])]);

/** A flag in any of the ways that yes and no are written. */
export const FlagInput = z.pipe(
  YesOrNo,
  z.transform((written): Flag => (isYes(written) ? 1 : 0)),
);

/** True or false in any of the ways that yes and no are written. */
export const BooleanInput = z.pipe(
  YesOrNo,
  z.transform((written): boolean => isYes(written)),
);

/** A whole number from 1, also as the digits of a query string or a form. */
export function countOf(maximum: number) {
  const count = z.number().check(z.int(), z.minimum(1), z.maximum(maximum));
  const digits = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));
  return z.union([count, z.pipe(digits, count)]);
}

/** A whole number from 0, also as the digits of a query string or a form. */
export function wholeOf(maximum: number) {
  const whole = z.number().check(z.int(), z.minimum(0), z.maximum(maximum));
  const digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));
  return z.union([whole, z.pipe(digits, whole)]);
}

/** Number of a page, from 1; 1 when it is left out. */
export const Page = z._default(countOf(10_000), 1);

/** Page size with the default of the specification for that list. */
export function limitOf(defaultLimit: number, maximum = 100) {
  return z._default(countOf(maximum), defaultLimit);
}

/** Filters of a list. One that it does not have is refused by its name: left out, the list would show too much. */
export function filtersOf<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape);
}

const MOST_FILTER_VALUES = 20;

/** What a filter lets pass: a value, any of several, or all but some, `{ "notin": [2] }`. A handler sees lists. */
export function filterOf<Schema extends z.ZodMiniType>(schema: Schema) {
  const several = z.union([
    z.array(schema).check(z.maxLength(MOST_FILTER_VALUES)),
    z.pipe(
      schema,
      z.transform((value: z.output<Schema>) => [value]),
    ),
  ]);
  const passing = (isIn: boolean) => (values: z.output<Schema>[]) => ({ values, isIn });
  return z.union([
    z.pipe(several, z.transform(passing(true))),
    z.pipe(
      z.strictObject({ in: several }),
      z.transform((filter: { in: z.output<Schema>[] }) => passing(true)(filter.in)),
    ),
    z.pipe(
      z.strictObject({ notin: several }),
      z.transform((filter: { notin: z.output<Schema>[] }) => passing(false)(filter.notin)),
    ),
  ]);
}

/** A filter as a handler sees it. */
export interface ListFilter<Value> {
  values: Value[];
  /** False: all but these. */
  isIn: boolean;
}

/** A text whose length counts as it is kept. */
export function plainString() {
  return z.string().check(z.overwrite(plainText));
}

/** A code as a user types it: characters that part its signs do not count. */
export function codeOf(maximum: number, minimum = 0) {
  return z.string().check(z.overwrite(plainCode), z.minLength(minimum), z.maxLength(maximum));
}

/** A postal code of Spain. */
export const PostalCode = z
  .string()
  .check(z.overwrite(plainPostalCode), z.regex(POSTAL_CODE, POSTAL_CODE_TEXT));

/** A postal code of Spain, or nothing. */
export const PostalCodeOrBlank = z.string().check(
  z.overwrite(plainPostalCode),
  z.refine((text) => text === "" || isPostalCode(text), POSTAL_CODE_TEXT),
);

/** Free text which must not be blank. */
export function textOf(maximumLength: number) {
  return plainString().check(z.minLength(1), z.maxLength(maximumLength));
}

/** One line of text: what has line breaks may be meant for a mail's headers. */
export function lineOf(maximum: number, minimum = 0) {
  return plainString().check(z.minLength(minimum), z.maxLength(maximum), z.regex(/^\P{Cc}*$/u));
}

/** A key of one press. @internal */
export const PressKey = lineOf(100);

/** Files of a form, at most so many; one alone is no list. */
export function filesOf(most: number) {
  return z.optional(
    z.pipe(
      z.union([z.file(), z.array(z.file()).check(z.maxLength(most))]),
      z.transform((files: File | File[]) => [files].flat()),
    ),
  );
}
