import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readCustomFields, rowOf } from "../domain/custom-fields";
import { useMessages, usePhrase } from "../i18n";
import { Button } from "../ui";
import { readFieldInputs } from "./custom-fields";
import type { DrawnFields, FieldsOfEntry, FieldToShow, LineToDraw } from "./dynamic-fields-props";
import { useFocusFirstError } from "./focus-first-error";
import { rowsMessages } from "./rows.messages";
import type { Row } from "./use-rows";

export interface RowEditorProps {
  fields: readonly FieldToShow[];
  /** Names of its inputs begin with it. */
  name: string;
  values: Row;
  draw?: DrawnFields | undefined;
  Fields: FieldsOfEntry;
  onSave: (values: Row) => void;
  onCancel: () => void;
}

/** One entry while it is written; a form in a form cannot be, so that Enter and Escape are its own. */
export function RowEditor({
  fields,
  name,
  values,
  draw = {},
  Fields,
  onSave,
  onCancel,
}: RowEditorProps) {
  const t = useMessages(rowsMessages);
  const say = usePhrase();
  const element = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<{ fields: Record<string, string>; attempt: number }>({
    fields: {},
    attempt: 0,
  });
  useFocusFirstError(element, errors.attempt);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, []);
  const pathOf = (field: string) => `${name}.${field}`;

  function keep() {
    const typed = readFieldInputs(fields, dataOf(element.current), pathOf);
    const { values: read, problems } = readCustomFields(fields, typed);
    if (Object.keys(problems).length === 0) onSave(rowOf(read));
    else setErrors(({ attempt }) => ({ fields: problems, attempt: attempt + 1 }));
  }

  const { drawn, isWaiting, handleSave } = useHeldSave(draw, keep);

  function handleKey(event: KeyboardEvent) {
    const { target } = event;
    const isLine = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === "Enter" && isLine) {
      event.preventDefault();
      void handleSave();
    } else if (event.key === "Escape") {
      // A dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the inputs in it, as of a form
    <div
      ref={element}
      className="martillo-rows__editor"
      role="group"
      tabIndex={-1}
      aria-label={t("entry")}
      onKeyDown={handleKey}
    >
      <Fields
        definitions={fields}
        values={values}
        pathOf={pathOf}
        draw={drawn}
        field={(path) => {
          const problem = errors.fields[path.slice(name.length + 1)];
          return { error: problem === undefined ? undefined : say(problem) };
        }}
      />
      <div className="martillo-rows__actions">
        <Button variant="soft" busy={isWaiting} onClick={() => void handleSave()}>
          {t("save")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}

/** Saves an entry when its fields have sent what they are still sending, such as a photo. */
function useHeldSave(draw: DrawnFields, keep: () => void) {
  const held = useRef<Promise<boolean>>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const hold = (work: Promise<boolean>) => {
    held.current = work;
    void work.finally(() => {
      if (held.current === work) held.current = undefined;
    });
  };
  const drawn = Object.fromEntries(
    Object.entries(draw).map(([field, line]) => [
      field,
      (props: LineToDraw) => line({ ...props, hold }),
    ]),
  );

  async function handleSave() {
    if (isWaiting) return;
    if (!held.current) return keep();
    setWaiting(true);
    let isThere = true;
    while (held.current) isThere = await held.current;
    setWaiting(false);
    // Kept by an effect, so that what has arrived stands in its input.
    if (isThere) setArrivals((count) => count + 1);
  }

  const keepNow = useRef(keep);
  useEffect(() => {
    keepNow.current = keep;
  });
  useEffect(() => {
    if (arrivals > 0) keepNow.current();
  }, [arrivals]);

  return { drawn, isWaiting, handleSave };
}

/** What a form would make of the inputs of a part of it. */
function dataOf(element: HTMLElement | null): FormData {
  const data = new FormData();
  const inputs = element?.querySelectorAll<HTMLInputElement>("input, select, textarea") ?? [];
  for (const input of inputs) {
    const isBox = input.type === "checkbox" || input.type === "radio";
    if (input.name !== "" && (!isBox || input.checked)) data.append(input.name, input.value);
  }
  return data;
}
