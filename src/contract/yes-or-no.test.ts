import { expect, it } from "vitest";
import * as z from "zod/mini";
import { calls } from "./all-calls";

const YES = [true, 1, "1", "true"];
const NO = [false, 0, "0", "false"];

/** Fields of a call that take yes or no, by their path. A field that must be yes (terms) takes no `no`. */
function yesNoFields(schema: z.ZodMiniType, path = ""): [path: string, field: z.ZodMiniType][] {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema._zod.def.shape as Record<string, z.ZodMiniType>);
    return fields.flatMap(([name, field]) => yesNoFields(field, `${path}.${name}`));
  }
  if (schema instanceof z.ZodMiniArray) return yesNoFields(inner(schema._zod.def.element), path);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return yesNoFields(inner(schema._zod.def.innerType), path);
  }
  if (schema instanceof z.ZodMiniUnion) {
    const choices = schema._zod.def.options.map(inner);
    if (choices.some((choice) => choice instanceof z.ZodMiniObject)) {
      return choices.flatMap((choice) => yesNoFields(choice, path));
    }
  }
  const takes = (value: unknown) => schema.safeParse(value).success;
  const isYesNo = (takes(true) || takes(1)) && ![2, "x", {}, []].some(takes);
  return isYesNo ? [[path, schema]] : [];
}

function inner(schema: z.core.$ZodType): z.ZodMiniType {
  return schema as z.ZodMiniType;
}

const FIELDS = Object.entries(calls).flatMap(([name, { input }]) =>
  yesNoFields(input).map(([path, field]) => [`${name}${path}`, field] as const),
);

it.each(FIELDS)("%s is yes or no in any of its ways", (_, field) => {
  const read = (value: unknown) => field.safeParse(value).data;
  const [yes, no] = [read(YES[0]), read(NO[0])];
  expect(YES.map(read)).toEqual(YES.map(() => yes));
  expect(NO.map(read)).toEqual(NO.map(() => no));
  expect(yes).not.toEqual(no);
  expect(yes).toBeDefined();
});
