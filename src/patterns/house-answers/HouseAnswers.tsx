import { useRef, useState } from "react";
import { isSameValue } from "../../domain";
import {
  type DrawnFields,
  DynamicFields,
  type FieldInput,
  type FieldToShow,
  readFieldInputs,
} from "../../forms";
import type { Values } from "../autosave";

export interface HouseAnswersProps {
  definitions: readonly FieldToShow[];
  /** Name of the value of a field. */
  pathOf: (name: string) => string;
  /** Those of the whole form, by their names. */
  values: Values;
  onType: (values: Values) => void;
  errorOf: (path: string) => string | undefined;
  isFixed: boolean;
  draw?: DrawnFields;
  className: string;
}

/** Fields that keep their own values: typed values are saved like all others, and values that other people wrote are drawn anew. */
export function HouseAnswers({
  definitions,
  pathOf,
  values,
  onType,
  errorOf,
  isFixed,
  draw = {},
  className,
}: HouseAnswersProps) {
  const form = useRef<HTMLFormElement>(null);
  const names = definitions.flatMap(({ name, sub_select: sub }) =>
    sub ? [name, sub.name] : [name],
  );
  const answers = Object.fromEntries(names.map((name) => [name, values[pathOf(name)]]));
  const now = JSON.stringify(answers);
  const [drawn, setDrawn] = useState({ values: now, generation: 0 });
  const read = useRef<Readonly<Record<string, FieldInput>>>(undefined);
  if (drawn.values !== now) setDrawn({ values: now, generation: drawn.generation + 1 });

  function readForm() {
    return form.current ? readFieldInputs(definitions, new FormData(form.current), pathOf) : {};
  }

  function take() {
    const before = read.current ?? {};
    const typed = readForm();
    read.current = typed;
    const changed = Object.entries(typed).filter(([name, value]) =>
      isChanged(value, name in before ? before[name] : answers[name]),
    );
    if (changed.length === 0) return;
    const next = { ...answers, ...Object.fromEntries(changed) };
    setDrawn({ values: JSON.stringify(next), generation: drawn.generation });
    onType(Object.fromEntries(changed.map(([name, value]) => [pathOf(name), value])));
  }

  return (
    <form
      ref={form}
      noValidate
      className={className}
      onSubmit={(event) => event.preventDefault()}
      onInput={take}
      onChange={take}
    >
      <DynamicFields
        key={drawn.generation}
        definitions={definitions}
        values={answers}
        field={(path) => ({ error: errorOf(path) })}
        pathOf={pathOf}
        disabled={isFixed}
        draw={draw}
      />
    </form>
  );
}

/** Nothing and an empty answer are the same. */
function isChanged(value: FieldInput, before: unknown): boolean {
  const isEmpty = value === "" || value === false || (Array.isArray(value) && value.length === 0);
  if (isEmpty && (before === undefined || before === null)) return false;
  return !isSameValue(value, typeof before === "number" ? String(before) : before);
}
