import { describe, expect, test } from "vitest";
import type { DynamicField } from "../contract";
import {
  fieldPath,
  readCustomFields,
  shownFields,
  subOptions,
  validateCustomFields,
} from "./custom-fields";

function field(type: string, more: Partial<DynamicField> = {}): DynamicField {
  return {
    id: 1,
    name: "f",
    type,
    label: "F",
    hint: "",
    is_required: 0,
    active: 1,
    options: [
      { value: "a", label: "A" },
      { value: "b", label: "B" },
    ],
    fields: [],
    sub_select: null,
    show_order: 1,
    view_page: 3,
    for_buyer: 1,
    for_organization: 0,
    for_categories: [],
    ...more,
  };
}

describe("fields of the house's own", () => {
  const rights: [string, unknown, unknown][] = [
    ["text", " Lucía ", "Lucía"],
    ["text", 12, "12"],
    ["something new", "x", "x"],
    ["textarea", "a\nb", "a\nb"],
    ["number", "12", 12],
    ["decimal", "12,5", 12.5],
    ["decimal", 12.5, 12.5],
    ["select", "a", "a"],
    ["radio", "b", "b"],
    ["multi-select", ["b", "a"], ["a", "b"]],
    ["multi-select", "b", ["b"]],
    ["checkbox", "on", true],
    ["checkbox", true, true],
    ["date", "2024-02-29", "2024-02-29"],
    ["phone", "600 111 222", "600 111 222"],
    ["email", "lucia@example.test", "lucia@example.test"],
    ["zip", "28001", "28001"],
  ];
  test.each(rights)("%s takes %j", (type, given, stored) => {
    expect(readCustomFields([field(type)], { f: given })).toEqual({
      values: { f: stored },
      problems: {},
    });
  });

  test("reads entries one by one, and takes none of a list with a wrong one", () => {
    const asked = { hint: "", is_required: 1 as const, options: [] };
    const cars = field("rows", {
      fields: [
        { ...asked, name: "plate", type: "text", label: "Matrícula" },
        { ...asked, name: "km", type: "number", label: "Kilómetros", is_required: 0 },
      ],
    });
    const read = (given: unknown) => readCustomFields([cars], { f: given });
    expect(read([{ plate: " 1234 BBC ", km: "12,5", more: 1 }]).values).toEqual({
      f: [{ plate: "1234 BBC", km: 12.5 }],
    });
    for (const wrong of [[{ plate: "" }], [{ plate: "1", km: "x" }], ["1"], "1", [null]]) {
      expect(read(wrong).problems).toEqual({ f: "Revise lo que ha añadido." });
    }
    const many = Array.from({ length: 51 }, () => ({ plate: "1" }));
    expect(read(many).problems).toEqual({ f: "Como mucho 50." });
  });

  const wrongs: [string, unknown, string][] = [
    ["number", "doce", "invalid decimal"],
    ["decimal", "1.000,50", "invalid decimal"],
    ["decimal", "9".repeat(400), "invalid decimal"],
    ["date", "1850-01-01", "Date should not be before minimal date"],
    ["date", "2101-01-01", "Date should not be after maximal date"],
    ["date", "2023-02-30", "La fecha no es válida."],
    ["phone", "600 abc 222", "Only numbers are allowed"],
    ["phone", "6001", "Entre 8 y 15 caracteres."],
    ["email", "lucia", "Invalid email format"],
    ["zip", "28A01", "Only numbers are allowed"],
    ["zip", "2800100", "El código postal tiene cinco cifras, de 01 a 52 las dos primeras."],
    ["select", "c", "Elija un valor de la lista."],
    ["multi-select", ["a", "c"], "Elija un valor de la lista."],
    ["multi-select", [{}], "Elija un valor de la lista."],
    ["text", "x".repeat(251), "Como mucho 250 caracteres."],
    ["textarea", "x".repeat(5001), "Como mucho 5000 caracteres."],
    ["text", { toString: "x" }, "Elija un valor de la lista."],
  ];
  test.each(wrongs)("%s does not take %j", (type, given, problem) => {
    expect(readCustomFields([field(type)], { f: given })).toEqual({
      values: {},
      problems: { f: problem },
    });
  });

  test.each([undefined, null, "", "  ", [], false])(
    "a required one wants more than %j",
    (given) => {
      const definition = field("text", { is_required: 1 });
      expect(validateCustomFields([definition], { f: given })).toEqual({ f: "Required!" });
    },
  );

  test("an answer can be taken back, and one that was not given changes nothing", () => {
    expect(readCustomFields([field("text")], { f: "" }).values).toEqual({ f: "" });
    expect(readCustomFields([field("text")], {}).values).toEqual({});
  });

  test("a removed one is neither asked for nor stored, nor is what nobody asked for", () => {
    const removed = field("text", { active: 2, is_required: 1 });
    const given = { f: "x", admin: true, constructor: "y" };
    expect(readCustomFields([removed], given)).toEqual({ values: {}, problems: {} });
  });

  test("what objects have by themselves is no answer", () => {
    const definition = field("text", { name: "constructor", is_required: 1 });
    expect(validateCustomFields([definition], {})).toEqual({ constructor: "Required!" });
  });

  test("they come in their order", () => {
    const fields = [field("text", { show_order: 2 }), field("date", { show_order: 1 })];
    expect(shownFields(fields).map(({ type }) => type)).toEqual(["date", "text"]);
  });

  describe("a second choice", () => {
    const definition = field("select", {
      sub_select: {
        name: "s",
        label: "S",
        is_required: 1,
        options: { a: [{ value: "a1", label: "A1" }] },
      },
    });
    test("has the options of the first", () => {
      expect(subOptions(definition, "a")).toEqual([{ value: "a1", label: "A1" }]);
      expect(subOptions(definition, "b")).toEqual([]);
      expect(subOptions(definition, "toString")).toEqual([]);
    });
    test("is wanted only where there is something to choose", () => {
      expect(validateCustomFields([definition], { f: "a" })).toEqual({ s: "Required!" });
      expect(validateCustomFields([definition], { f: "b" })).toEqual({});
    });
    test("must fit the first", () => {
      expect(readCustomFields([definition], { f: "a", s: "a1" }).values).toEqual({
        f: "a",
        s: "a1",
      });
      expect(validateCustomFields([definition], { f: "b", s: "a1" })).toEqual({
        s: "Elija un valor de la lista.",
      });
    });
  });

  test("columns of an account stand beside the others", () => {
    expect([fieldPath("city"), fieldPath("dni")]).toEqual(["city", "custom_fields.dni"]);
  });
});
