import { type CustomFieldValues, type DynamicField, VIEW_PAGES } from "martillo/contract";
import { fieldPath, isAccountField, type PhoneRules, readCustomFields } from "martillo/domain";
import type { Db } from "../../platform/db/db";
import { ApiFault } from "../../platform/call/fault";
import { cleanHtml } from "../../platform/security/clean-html";
import { readFields } from "./field-repository";

/** An account form as it was sent: its own fields, and the house's beside them. */
export interface AccountForm {
  custom_fields?: Readonly<Record<string, unknown>> | undefined;
  [field: string]: unknown;
}

/**
 * Checks the fields that the house asks of an account; faults are refused under the names of the inputs. Returns what belongs into
 * `users.custom_fields`: known fields alone, read and trimmed. With `onlyGiven`, a field that was not sent is not asked for, as where a
 * part of a profile is changed.
 */
export async function checkCustomFields(
  db: Db,
  form: AccountForm,
  {
    kind,
    phones,
    onlyGiven = false,
  }: { kind: "buyer" | "organization"; phones?: PhoneRules; onlyGiven?: boolean },
): Promise<CustomFieldValues> {
  const { records } = await readFields(db, {
    view_page: VIEW_PAGES.user,
    active: 1,
    ...(kind === "buyer" ? { for_buyer: 1 } : { for_organization: 1 }),
  });
  const { custom_fields: own = {}, ...columns } = form;
  const isOf = (name: string) => (isAccountField(name) ? columns : own);
  const asked = onlyGiven ? records.filter(({ name }) => isOf(name)[name] !== undefined) : records;
  const given = Object.fromEntries(
    asked.flatMap(({ name, sub_select: sub }) =>
      [name, ...(sub ? [sub.name] : [])].map((each) => [each, isOf(each)[each]]),
    ),
  );
  const { values, problems } = readCustomFields(asked, given, phones);
  const fields = Object.entries(problems).map(([name, text]) => [fieldPath(name), text]);
  if (fields.length > 0)
    throw new ApiFault("INVALID_INPUT", { fields: Object.fromEntries(fields) });
  const others = Object.entries(values).filter(([name]) => !isAccountField(name));
  return cleanAnswers(asked, Object.fromEntries(others));
}

/** Answers as they are kept: formatted text without what could harm its reader. */
export async function cleanAnswers(
  asked: readonly Pick<DynamicField, "name" | "type">[],
  values: CustomFieldValues,
): Promise<CustomFieldValues> {
  const formatted = new Set(asked.filter(({ type }) => type === "editor").map(({ name }) => name));
  const kept = Object.entries(values).map(async ([name, value]) => {
    const isHtml = formatted.has(name) && typeof value === "string" && value !== "";
    return [name, isHtml ? await cleanHtml(value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(kept));
}
