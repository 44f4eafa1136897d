// Tables of the environment's variables in the guides, each behind a marker: `<!-- variables: topic -->`. What they say is what the server
// reads the environment with.
import { readdirSync, readFileSync } from "node:fs";
import * as z from "zod";
import { at } from "../../build/entries.js";
import { ROOMS } from "../../demo-site/server/node/environment.js";
import { MODES, type Mode } from "../../demo-site/server/platform/environment/mode.js";
import type { RoomEnvironment } from "../../demo-site/server/platform/environment/room.js";
import { code, table } from "./markdown.js";

const GUIDES = "docs/guides";
const BLOCK = /(<!-- variables: (\S+) -->)\n+(?:\|.*\n)*/g;

/** What a variable says of itself, and nothing else: a misspelt word would say nothing. */
const Notes = z.strictObject({
  description: z.string(),
  takes: z.string(),
  unset: z.string().default("none"),
  topic: z.string().optional(),
});

interface Variable {
  name: string;
  topic: string;
  row: string[];
}

/** What a schema and those inside it say, and the text that stands for a variable that is not set. */
function factsOf(schema: z.ZodType): { notes: object; usual: string | undefined } {
  const notes = schema.meta() ?? {};
  if (!(schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional)) {
    return { notes, usual: undefined };
  }
  const inner = factsOf(schema.unwrap() as z.ZodType);
  const usual = schema instanceof z.ZodPrefault ? schema.def.defaultValue : inner.usual;
  return {
    notes: { ...inner.notes, ...notes },
    usual: usual === undefined ? undefined : z.string().parse(usual),
  };
}

function variableOf(name: string, room: RoomEnvironment): Variable {
  const inMode = (mode: Mode) => {
    const schema = room.variables(mode)[name];
    if (!schema) throw new Error(`martillo: ${name} is not read in the mode ${mode}.`);
    const { notes, usual } = factsOf(schema);
    const parsed = Notes.safeParse(notes);
    if (!parsed.success) {
      throw new Error(`martillo: what ${name} says of itself: ${z.prettifyError(parsed.error)}`);
    }
    const { unset } = parsed.data;
    return { ...parsed.data, usual: usual === undefined ? unset : code(usual) };
  };
  const { takes, description, topic = room.topic } = inMode("demo");
  const usual = MODES.map((mode) => ({ mode, text: inMode(mode).usual }));
  const [first] = usual;
  const isOne = usual.every(({ text }) => text === first?.text);
  const usually = usual.map(({ mode, text }) => (isOne ? text : `${mode}: ${text}`));
  return { name, topic, row: [code(name), takes, [...new Set(usually)].join("; "), description] };
}

/** The guides that have such tables, by path. Every variable is in one table. */
export function variableTables(): Record<string, string> {
  const variables = Object.values(ROOMS)
    .flatMap((group): RoomEnvironment[] => Object.values(group))
    .flatMap((room) => Object.keys(room.variables("demo")).map((name) => variableOf(name, room)));
  const names = variables.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`martillo: two rooms read ${twice}.`);

  const shown: string[] = [];
  const files = Object.fromEntries(
    readdirSync(at(GUIDES))
      .filter((name) => name.endsWith(".md"))
      .map((name) => [`${GUIDES}/${name}`, readFileSync(at(`${GUIDES}/${name}`), "utf8")] as const)
      .filter(([, text]) => text.includes("<!-- variables: "))
      .map(([path, text]) => [
        path,
        text.replaceAll(BLOCK, (_block, marker: string, topic: string) => {
          const rows = variables.filter((one) => one.topic === topic).map(({ row }) => row);
          if (rows.length === 0) throw new Error(`martillo: ${path}: no variables of ${topic}.`);
          shown.push(topic);
          return `${marker}\n\n${table(["variable", "takes", "default", "meaning"], rows)}`;
        }),
      ]),
  );
  for (const { name, topic } of variables) {
    const count = shown.filter((one) => one === topic).length;
    if (count !== 1) {
      throw new Error(
        `martillo: the guides have ${count} tables of ${topic}, where ${name} belongs. Write <!-- variables: ${topic} --> once.`,
      );
    }
  }
  return files;
}
