/** Values of a form whose names nest: `card[exp_month]=1` is `{ card: { exp_month: "1" } }`. */
export interface Form {
  [name: string]: string | Form;
}

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    const last = path.pop() ?? "";
    let at = form;
    for (const part of path) {
      const inner = at[part];
      at = at[part] = typeof inner === "object" ? inner : {};
    }
    at[last] = value;
  }
  return form;
}

export function textOf(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === "string" ? value : undefined;
}

export function formOf(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === "object" ? value : {};
}
