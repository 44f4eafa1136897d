import { formOf } from "../uploads/values";

/** What a form with files carries that has objects, too: each of their fields is one of the form, `checks[identity]`. */
export function nestedFormOf(input: object): FormData {
  const fields = Object.entries(input).flatMap(([name, value]: [string, unknown]) =>
    isPlain(value)
      ? Object.entries(value).map(([field, inner]): [string, unknown] => [
          `${name}[${field}]`,
          inner,
        ])
      : [[name, value] satisfies [string, unknown]],
  );
  return formOf(Object.fromEntries(fields));
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
