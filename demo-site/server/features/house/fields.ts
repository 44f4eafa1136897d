import {
  type commonFunctionGetAllDynamicArray,
  type dynamicGetAllDynamicArray,
  type dynamicGetSingleProperty,
  type dynamicPropertyColumnAction,
  type dynamicPropertyColumnReOrder,
  type dynamicPropertyColumnStatusAction,
  MOST_FIELDS,
} from "martillo/contract";
import {
  insertField,
  orderFields,
  readField,
  readFields,
  setFieldStatus,
  updateField,
} from "./field-repository";
import { ApiFault } from "../../platform/call/fault";
import type { Handler } from "../../platform/call/mount";

const NOT_ADDED = {
  taken: "Ya existe ese campo.",
  full: `Una página tiene como mucho ${MOST_FIELDS} campos.`,
} as const;

const CHOICES: ReadonlySet<string> = new Set(["select", "multi-select", "radio"]);

export const askedFields: Handler<typeof commonFunctionGetAllDynamicArray> = (input, { db }) =>
  readFields(db, { ...input, ...input.filters, active: 1 }, input);

export const allFields: Handler<typeof dynamicGetAllDynamicArray> = (input, { db }) =>
  readFields(db, { ...input, ...input.filters }, input);

export const singleField: Handler<typeof dynamicGetSingleProperty> = async ({ id }, { db }) => ({
  record: (await readField(db, id)) ?? notFound(),
});

export const saveField: Handler<typeof dynamicPropertyColumnAction> = async (
  { id, ...field },
  { db },
) => {
  if (CHOICES.has(field.type) && field.options.length === 0) {
    throw new ApiFault("INVALID_INPUT", { fields: { options: "Indique al menos una opción." } });
  }
  if (field.type === "rows" && field.fields.length === 0) {
    throw new ApiFault("INVALID_INPUT", { fields: { fields: "Indique al menos un campo." } });
  }
  if (field.sub_select?.name === field.name) {
    throw new ApiFault("INVALID_INPUT", {
      fields: { "sub_select.name": "Debe llamarse de otra manera que el campo." },
    });
  }
  if (id !== undefined) return { record: (await updateField(db, id, field)) ?? notFound() };
  const record = await insertField(db, field);
  if (record === "taken" || record === "full") {
    throw new ApiFault("INVALID_INPUT", { fields: { name: NOT_ADDED[record] } });
  }
  return { record };
};

export const setStatus: Handler<typeof dynamicPropertyColumnStatusAction> = async (
  { id, active },
  { db },
) => ({ record: (await setFieldStatus(db, id, active)) ?? notFound() });

export const reOrder: Handler<typeof dynamicPropertyColumnReOrder> = async (
  { view_page, ids },
  { db },
) => {
  await orderFields(db, view_page, ids);
  return readFields(db, { view_page });
};

function notFound(): never {
  throw new ApiFault("NOT_FOUND");
}
