// What a statement returns, without running it: types of its columns, and of which columns of tables they are. The protocol's own messages,
// since `describeQuery` leaves the second out.
import type { PGlite } from "@electric-sql/pglite";

export interface Field {
  name: string;
  /** Object id of its type. */
  type: number;
  /** `lots.title`; null for what is computed. */
  column: string | null;
}

/** A column of a table or view. */
export interface Column {
  /** `lots.title` */
  name: string;
  isRequired: boolean;
  /** The texts that a check allows; null where none names them. */
  texts: readonly string[] | null;
}

const names = new WeakMap<PGlite, Map<string, string>>();

/** All columns, by their names. */
export async function readColumns(lite: PGlite): Promise<Map<string, Column>> {
  const { rows } = await lite.query<{
    at: string;
    name: string;
    is_required: boolean;
    check: string | null;
  }>(
    `select c.oid || '.' || a.attnum as at, c.relname || '.' || a.attname as name, a.attnotnull as is_required,
       (select pg_get_constraintdef(k.oid) from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
           and pg_get_constraintdef(k.oid) ~ '= ANY' limit 1) as check
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace`,
  );
  names.set(lite, new Map(rows.map(({ at, name }) => [at, name])));
  return new Map(
    rows.map(({ name, is_required: isRequired, check }) => [
      name,
      { name, isRequired, texts: check === null ? null : textsOf(check) },
    ]),
  );
}

/** Of `CHECK ((kind = ANY (ARRAY['card'::text, 'bank'::text])))`. */
function textsOf(check: string): string[] | null {
  const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]*)\]\)\)\)/.exec(check) ?? [];
  const texts = [...(list ?? "").matchAll(/'([^']*)'::text/g)].map(([, text = ""]) => text);
  return texts.length > 0 ? texts : null;
}

/** Its columns, or why it cannot be run. Call `readColumns` once before. */
export async function describeStatement(lite: PGlite, sql: string): Promise<Field[] | string> {
  const known = await lite.describeQuery(sql).catch((error: unknown) => messageOf(error));
  if (typeof known === "string") return known;
  const answer = await lite.execProtocolRaw(
    joined([
      message("P", joined([text(""), text(sql), new Uint8Array(2)])),
      message("D", joined([new Uint8Array(["S".codePointAt(0) ?? 0]), text("")])),
      message("S", new Uint8Array()),
    ]),
  );
  return fieldsOf(answer, names.get(lite) ?? new Map<string, string>());
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Ends with a zero. */
function text(value: string): Uint8Array {
  return new TextEncoder().encode(`${value}\0`);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function message(kind: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(5);
  head[0] = kind.codePointAt(0) ?? 0;
  new DataView(head.buffer).setInt32(1, body.length + 4);
  return joined([head, body]);
}

/** Reads the message `T`: for each field its name, table, number in it, type, size, modifier and format. */
function fieldsOf(answer: Uint8Array, columns: ReadonlyMap<string, string>): Field[] {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  const fields: Field[] = [];
  for (let at = 0; at < answer.length; at += 1 + view.getInt32(at + 1)) {
    if (String.fromCodePoint(view.getUint8(at)) !== "T") continue;
    let next = at + 7;
    for (let left = view.getInt16(at + 5); left > 0; left--) {
      const end = answer.indexOf(0, next);
      const name = new TextDecoder().decode(answer.subarray(next, end));
      const source = `${view.getInt32(end + 1)}.${view.getInt16(end + 5)}`;
      fields.push({
        name,
        type: view.getInt32(end + 7),
        column: columns.get(source) ?? null,
      });
      next = end + 19;
    }
  }
  return fields;
}
