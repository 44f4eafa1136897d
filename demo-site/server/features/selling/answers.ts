/** Answers of sellers to the fields that the house asks of lots and of auctions. */
import { type CustomFieldValues, type DynamicField, VIEW_PAGES } from "martillo/contract";
import {
  answerPath,
  fieldsOfCategory,
  isSameValue,
  readCustomFields,
  validateCustomFields,
} from "martillo/domain";
import { ApiFault } from "../../platform/call/fault";
import type { Db } from "../../platform/db/db";
import { cleanAnswers, readFields } from "../house";
import { contactFaultsIn } from "../../platform/call/contact-faults";
import type { NamedDraft, ReadDraft } from "./lot-values";
import type { LotValues } from "../lots";

/** What the house asks of lots of all categories. */
export function readLotFields(db: Db): Promise<DynamicField[]> {
  return readFieldsOf(db, VIEW_PAGES.project);
}

/** What the house asks of auctions. */
export function readAuctionFields(db: Db): Promise<DynamicField[]> {
  return readFieldsOf(db, VIEW_PAGES.auction);
}

async function readFieldsOf(db: Db, page: number): Promise<DynamicField[]> {
  const { records } = await readFields(db, { view_page: page, active: 1 });
  return records;
}

/** With all answers, those that it names among them. Throws INVALID_INPUT for what is no answer; that one is missing is not its business. */
export async function withAnswers(
  db: Db,
  { custom_fields: named, ...draft }: NamedDraft,
  known: CustomFieldValues,
): Promise<ReadDraft> {
  if (!named) return draft;
  return { ...draft, custom_fields: await readAnswers(await readLotFields(db), named, known) };
}

/** All answers after a write that names some of them. Throws INVALID_INPUT for what is no answer. */
export async function readAnswers(
  definitions: readonly DynamicField[],
  named: Readonly<Record<string, unknown>>,
  known: CustomFieldValues,
): Promise<CustomFieldValues> {
  const { answers, faults } = await mergeAnswers(definitions, named, known);
  if (Object.keys(faults).length > 0) throw new ApiFault("INVALID_INPUT", { fields: faults });
  return answers;
}

/** The answers after a write that names some of them, and what is wrong with those, by the names of the inputs. */
export async function mergeAnswers(
  definitions: readonly DynamicField[],
  named: Readonly<Record<string, unknown>>,
  known: CustomFieldValues,
): Promise<{ answers: CustomFieldValues; faults: Record<string, string> }> {
  const isNamed = (name: string) => Object.hasOwn(named, name);
  const asked = definitions
    .filter(({ name, sub_select: sub }) => isNamed(name) || (sub !== null && isNamed(sub.name)))
    .map((field) => ({
      ...field,
      is_required: 0 as const,
      sub_select: field.sub_select && { ...field.sub_select, is_required: 0 as const },
    }));
  const given: Record<string, unknown> = { ...known, ...named };
  const read = new Set<string>();
  for (const { name, sub_select: sub } of asked) {
    read.add(name);
    if (!sub) continue;
    read.add(sub.name);
    // The former choice belongs to other options.
    if (isNamed(name) && !isNamed(sub.name) && !isSameValue(named[name], known[name])) {
      delete given[sub.name];
    }
  }
  const { values, problems } = readCustomFields(asked, given);
  const kept = Object.entries(known).filter(([name]) => !read.has(name));
  const answered = Object.entries(await cleanAnswers(asked, values)).filter(
    ([, value]) => value !== "" && !(Array.isArray(value) && value.length === 0),
  );
  return { answers: Object.fromEntries([...kept, ...answered]), faults: pathsOf(problems) };
}

/** The faults of the answers of a lot of its category, by the names of the inputs. */
export function answerFaults(
  { category, custom_fields: answers }: Pick<LotValues, "category" | "custom_fields">,
  definitions: readonly DynamicField[],
): Record<string, string> {
  return faultsOfAnswers(fieldsOfCategory(definitions, category), answers);
}

/** The faults of answers to what is asked, by the names of the inputs. */
export function faultsOfAnswers(
  asked: readonly DynamicField[],
  answers: CustomFieldValues,
): Record<string, string> {
  const texts = asked
    .filter(({ type }) => FREE_TEXT.has(type))
    .map(({ name }): [string, unknown] => [name, answers[name]])
    .filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return pathsOf({
    ...contactFaultsIn(Object.fromEntries(texts)),
    ...validateCustomFields(asked, answers),
  });
}

/** Kinds in which a seller may write anything. */
const FREE_TEXT: ReadonlySet<string> = new Set(["text", "textarea", "editor"]);

/** Refuses a lot that is published without what the house asks of its category. */
export async function checkAnswers(
  db: Db,
  values: Pick<LotValues, "category" | "custom_fields">,
): Promise<void> {
  const faults = answerFaults(values, await readLotFields(db));
  if (Object.keys(faults).length > 0) throw new ApiFault("INVALID_INPUT", { fields: faults });
}

function pathsOf(problems: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, text]) => [answerPath(name), text]),
  );
}
