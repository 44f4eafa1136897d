import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useMessages, usePhrase } from "../i18n";
import { useFocusFirstError } from "./focus-first-error";
import { type FormErrors, NO_ERRORS, type SendResult } from "./form-errors";
import { formsMessages } from "./forms.messages";
import { type Rule, textOf } from "./rules";

/** Rules by the name of their input, first fault first. */
export type FormRules<Name extends string> = Partial<Record<Name, Rule | readonly Rule[]>>;

/** What a form is made of. */
export interface FormOptions<Name extends string, Data> {
  /** The rules that are checked before anything is sent; `(data) => rules` where they depend on earlier choices. */
  rules?: FormRules<Name> | ((data: FormData) => FormRules<Name>);
  /** Sends the typed data; a call of the API can be returned as it answers. */
  send: (data: FormData) => Promise<SendResult<Data> | undefined> | undefined | void;
  /** After it was taken. */
  onSent?: (data: Data) => void;
  /** What a code of a refusal means in this form; looked up among the phrases. */
  texts?: Readonly<Record<string, string>>;
}

/** A form at work: `<form {...form.props}>`, `<TextField label="…" {...form.field("email")} />`. */
export interface Form<Name extends string> {
  /** For the `form` element. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Name and error of one input. */
  field: (name: Name) => { name: Name; error: string | undefined };
  errors: FormErrors;
  /** It is on its way; another try is not sent. */
  isBusy: boolean;
  /** Says what is wrong, e.g. after a check of one's own. */
  fail: (fields: Readonly<Record<string, string>>, form?: FormErrors["form"]) => void;
  /** Forgets all errors; the typed data stay. */
  clear: () => void;
  /** Sends the present content of the form, as a press on its button does. */
  submit: () => void;
}

/**
 * Holds a form. The inputs keep their own values, so that password managers and the browser can fill them; errors come from the rules
 * and from the server's answer, are shown in the words of the page, and leave when their field is put right.
 */
export function useForm<Name extends string, Data = unknown>(
  options: FormOptions<Name, Data>,
): Form<Name> {
  const t = useMessages(formsMessages);
  const say = usePhrase();
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FormErrors>(NO_ERRORS);
  useFocusFirstError(form, errors.attempt);

  function fail(fields: Readonly<Record<string, string>>, about?: FormErrors["form"]) {
    setErrors(({ attempt }) => ({ fields, form: about, attempt: attempt + 1 }));
  }

  function problems(data: FormData): Record<string, string> {
    const rules = typeof options.rules === "function" ? options.rules(data) : options.rules;
    return problemsIn(data, rules ?? {}, form.current, t("notReadable"));
  }

  function refuse({ code, message, next, fields = {} }: Refusal) {
    const own = code === undefined ? undefined : options.texts?.[code];
    const known = Object.keys(fields).filter((name) => form.current?.elements.namedItem(name));
    if (known.length === 0)
      return fail({}, { text: own ?? message, next: nextOf(next, fields, say) });
    const unknown = Object.entries(fields).filter(([name]) => !known.includes(name));
    fail(
      Object.fromEntries(known.map((name) => [name, fields[name] ?? message])),
      unknown.length > 0
        ? { text: message, next: nextOf(next, Object.fromEntries(unknown), say) }
        : undefined,
    );
  }

  async function submit(data: FormData) {
    if (busy.current) return;
    const found = problems(data);
    if (Object.keys(found).length > 0) return fail(found);
    busy.current = true;
    setBusy(true);
    const result = await Promise.resolve(options.send(data)).finally(() => {
      busy.current = false;
      setBusy(false);
    });
    if (result === undefined) return;
    if (!result.ok) return refuse(result.error);
    setErrors(NO_ERRORS);
    options.onSent?.(result.data);
  }

  // A caller that goes on after an answer submits the form as it is then.
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });

  return {
    props: {
      ref: form,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      },
      onInput(event) {
        const name = (event.target as HTMLInputElement).name;
        if (!name || errors.fields[name] === undefined) return;
        const problem = problems(new FormData(event.currentTarget))[name];
        setErrors(({ fields, ...rest }) => {
          const others = Object.entries(fields).filter(([other]) => other !== name);
          const own = problem === undefined ? [] : [[name, problem]];
          return { ...rest, fields: Object.fromEntries([...others, ...own]) };
        });
      },
    },
    field(name) {
      const error = errors.fields[name];
      return { name, error: error === undefined ? undefined : say(error) };
    },
    errors,
    isBusy,
    fail,
    clear: () => setErrors(NO_ERRORS),
    submit() {
      if (form.current) void latest.current(new FormData(form.current));
    },
  };
}

type Refusal = Extract<SendResult, { ok: false }>["error"];

type Rules = Partial<Record<string, Rule | readonly Rule[]>>;

/** The fault of each input, and of each name that has a rule without an input. */
function problemsIn(
  data: FormData,
  rules: Rules,
  form: HTMLFormElement | null,
  notReadable: string,
): Record<string, string> {
  const inputs = [...(form?.elements ?? [])].map((input) => input.getAttribute("name"));
  const names = new Set([...inputs.filter((name) => name !== null), ...Object.keys(rules)]);
  const found: Record<string, string> = {};
  for (const name of names) {
    const input = form?.elements.namedItem(name);
    // Half a date is a value for the browser alone.
    const isHalf = input instanceof HTMLInputElement && input.validity.badInput;
    const problem = isHalf ? notReadable : problemOf(textOf(data, name), data, rules[name]);
    if (problem !== undefined) found[name] = problem;
  }
  return found;
}

/** What the rules of one input say, the first fault first. */
function problemOf(text: string, data: FormData, rules: Rule | readonly Rule[] = []) {
  for (const rule of [rules].flat()) {
    const problem = rule(text, data);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Faults of what this form does not ask for still have to be told. */
function nextOf(
  next: string | undefined,
  fields: Readonly<Record<string, string>>,
  say: (text: string) => string,
) {
  const texts = Object.entries(fields).map(([name, text]) => `${name}: ${say(text)}`);
  return texts.length > 0 ? texts.join(" ") : next;
}
