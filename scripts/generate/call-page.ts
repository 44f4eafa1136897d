// `docs/reference/calls.md`: every call, from the schemas; what a field means, from the comment on its key.
import ts from "@typescript/typescript6";
import * as browserContract from "../../src/contract/index.js";
import * as contract from "../../src/contract/schemas.js";
import { code, HEAD, section, table } from "./markdown.js";
import type { Program } from "./program.js";

type Schema = contract.DescribedCall["input"];

/** As much of a definition as is read here. */
interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  valueType?: Schema;
  options?: readonly Schema[];
  entries?: Readonly<Record<string, string>>;
  values?: readonly unknown[];
  shape?: Readonly<Record<string, Schema>>;
  defaultValue?: unknown;
  catchall?: Schema;
}

const NAMES = new Map<unknown, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    typeof value === "object" && "_zod" in value ? [[value, name] as const] : [],
  ),
);

function definitionOf(schema: Schema): Definition {
  return schema._zod.def;
}

/** What a named schema is called, unless it is read on the spot. */
function isNamed(schema: Schema): boolean {
  return NAMES.has(schema);
}

function typeText(schema: Schema): string {
  const name = NAMES.get(schema);
  if (name) return name;
  const {
    type,
    innerType,
    element,
    options,
    entries,
    values,
    in: input,
    valueType,
  } = definitionOf(schema);
  const inner = innerType && typeText(innerType);
  if (type === "optional" || type === "default" || type === "prefault") return inner ?? type;
  if (type === "nullable") return `${inner} | null`;
  if (type === "array") return element ? listOf(typeText(element)) : "unknown[]";
  if (type === "enum")
    return Object.values(entries ?? {})
      .map((value) => JSON.stringify(value))
      .join(" | ");
  if (type === "literal") return (values ?? []).map((value) => JSON.stringify(value)).join(" | ");
  if (type === "union") return [...new Set((options ?? []).map(typeText))].join(" | ");
  if (type === "pipe") return input ? typeText(input) : type;
  if (type === "record") return `Record<string, ${valueType ? typeText(valueType) : "unknown"}>`;
  return type;
}

function listOf(text: string): string {
  return text.includes(" ") ? `(${text})[]` : `${text}[]`;
}

/** The object inside `optional`, `nullable`, lists, …; undefined for what is none or has a name. */
function innerObject(schema: Schema): Schema | undefined {
  if (isNamed(schema)) return undefined;
  const { type, innerType, element } = definitionOf(schema);
  if (type === "object") return schema;
  const inside = innerType ?? element;
  return inside && innerObject(inside);
}

function defaultOf(schema: Schema): string {
  const { type, defaultValue, innerType } = definitionOf(schema);
  if (type === "default") return JSON.stringify(defaultValue);
  return type === "optional" && innerType ? defaultOf(innerType) : "";
}

function isOptional(schema: Schema): boolean {
  return ["optional", "default", "prefault"].includes(definitionOf(schema).type);
}

interface Walker {
  checker: ts.TypeChecker;
  side: "input" | "output";
}

/** The type that a schema has on one side, by the checker. */
function sideType(type: ts.Type | undefined, { checker, side }: Walker): ts.Type | undefined {
  const zod = type?.getProperty("_zod");
  const inner = zod && checker.getTypeOfSymbol(zod).getProperty(side);
  return inner && checker.getTypeOfSymbol(inner);
}

/** The type of a list's elements, or the type itself; without null and undefined. */
function bare(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const present = checker.getNonNullableType(type);
  const element = checker.getIndexTypeOfType(present, ts.IndexKind.Number);
  return element && checker.isArrayType(present) ? bare(element, checker) : present;
}

function rowsOf(
  schema: Schema,
  type: ts.Type | undefined,
  walker: Walker,
  prefix = "",
): string[][] {
  const { shape = {} } = definitionOf(schema);
  return Object.entries(shape).flatMap(([name, field]) => {
    // A name that is only there to be refused.
    if (typeText(field) === "undefined") return [];
    const property = type?.getProperty(name);
    const doc = ts.displayPartsToString(property?.getDocumentationComment(walker.checker));
    const object = innerObject(field);
    const isList = object !== undefined && field !== object && typeText(field).includes("[]");
    const row = [
      code(prefix + name + (isOptional(field) ? "?" : "")),
      code(typeText(field)),
      code(defaultOf(field)),
      doc,
    ];
    if (!object) return [row];
    const inner = property && bare(walker.checker.getTypeOfSymbol(property), walker.checker);
    return [row, ...rowsOf(object, inner, walker, `${prefix}${name}${isList ? "[]" : ""}.`)];
  });
}

const COLUMNS = ["field", "type", "default", "what it is"];

/** The fields of a schema, or the alternatives that it is one of. */
function describeSchema(schema: Schema, type: ts.Type | undefined, walker: Walker): string {
  const name = NAMES.get(schema);
  if (name) return `[\`${name}\`](#${name.toLowerCase()})\n\n`;
  const { options } = definitionOf(schema);
  if (options?.some((option) => innerObject(option) ?? isNamed(option))) {
    const variants = type?.isUnion() ? type.types : [];
    return `One of these.\n\n${options.map((option, index) => describeSchema(option, variants[index], walker)).join("")}`;
  }
  const rows = rowsOf(schema, type, walker);
  if (rows.length > 0) return table(COLUMNS, rows);
  return definitionOf(schema).type === "object" ? "Nothing.\n\n" : `${code(typeText(schema))}\n\n`;
}

const WHO = {
  public: "anybody",
  user: "whoever is signed in",
  seller: "sellers",
  staff: "the operator's own people",
} as const;

function limitText(call: contract.DescribedCall): string {
  return [
    `${call.method ?? "POST"}${call.alsoGet ? ", also GET" : ""}`,
    `for ${WHO[call.access]}`,
    ...neededText(call),
    ...(call.scope ? [`scope \`${call.scope}\` on partners' pages`] : []),
    ...(call.rateLimit ? [`limited as \`${call.rateLimit}\``] : []),
    ...(call.answersFile ? ["answers a file; in an envelope to `Accept: application/json`"] : []),
    ...(call.silent ? ["raises no alert"] : []),
    `cost ${call.cost}`,
  ].join(", ");
}

function neededText({ permissions }: contract.DescribedCall): string[] {
  if (typeof permissions === "function")
    return ["what people of a seller need depends on the input"];
  if (!permissions) return [];
  return [`people of a seller need ${permissions.map((one) => `\`${one}\``).join(" and ")}`];
}

/** What each call is for, by wire name: the comment above it. */
function purposesOf(program: Program): Map<string, string> {
  const values = new Map<string, unknown>(Object.entries(browserContract));
  return new Map(
    program.exportsOf("martillo/contract").flatMap(({ name, doc }) => {
      const call = values.get(name);
      return typeof call === "object" && call !== null && "access" in call && "name" in call
        ? [[String(call.name), doc] as const]
        : [];
    }),
  );
}

function callText(
  call: contract.DescribedCall,
  purpose: string,
  type: ts.Type | undefined,
  { checker }: Program,
): string {
  const side = (name: "input" | "output") => {
    const property = type?.getProperty(name);
    const walker: Walker = { checker, side: name };
    return describeSchema(
      call[name],
      sideType(property && checker.getTypeOfSymbol(property), walker),
      walker,
    );
  };
  const aliases = call.aliases?.length
    ? `Also under ${call.aliases.map((alias) => `\`${alias}\``).join(", ")}.\n\n`
    : "";
  const inferred = call.inferred
    ? "The names of its fields are our own: no document shows them.\n\n"
    : "";
  return `### ${call.name}\n\n${purpose} (${limitText(call)})\n\n${aliases}${inferred}**Input**\n\n${side("input")}**Output**\n\n${side("output")}`;
}

/** The page of all calls. */
export function callPage(program: Program): string {
  const exported = new Map(program.exportsOf("schemas").map((entry) => [entry.name, entry]));
  const typeOf = (name: string) => {
    const entry = exported.get(name);
    return entry && program.checker.getTypeOfSymbol(entry.symbol);
  };
  const table = typeOf("calls");
  const typeOfCall = (name: string) => {
    const property = table?.getProperty(name);
    return property && program.checker.getTypeOfSymbol(property);
  };
  const purposes = purposesOf(program);
  const groups = new Map<string, string[]>();
  for (const call of Object.values<contract.DescribedCall>(contract.calls)) {
    const group = call.name.slice(0, call.name.lastIndexOf("/"));
    const purpose = purposes.get(call.name) ?? "";
    const text = callText(call, purpose, typeOfCall(call.name), program);
    groups.set(group, [...(groups.get(group) ?? []), text]);
  }
  const objects = [...NAMES].map(([value, name]) => {
    const schema = value as Schema;
    const walker: Walker = { checker: program.checker, side: "output" };
    const doc = exported.get(name)?.doc ?? "";
    const { shape, options } = definitionOf(schema);
    NAMES.delete(value);
    const body =
      shape || options
        ? describeSchema(schema, sideType(typeOf(name), walker), walker)
        : `${code(typeText(schema))}\n\n`;
    NAMES.set(value, name);
    return section(3, name, `${doc === "" ? "" : `${doc}\n\n`}${body}`);
  });
  return `${HEAD}# Calls

Every call of the API: \`POST {apiBase}/api/{call}\` with a JSON body, answered by an envelope \`{ status, message, responseData, … }\` ([refusals](error-codes.md)). From code: \`call(bidConfirm, input)\` of \`martillo/client\`, or the hooks \`useQuery\` and \`useCall\`. \`cost\` is what a call takes of what its address may call ([what guests may cost](../decisions/0012-what-guests-may-cost.md)). \`Decimal\` is decimal euro as text, \`EpochMs\` milliseconds since 1970 UTC.

${[...groups].map(([group, texts]) => section(2, group, texts.join(""))).join("")}${section(2, "Objects", objects.join(""))}`;
}
