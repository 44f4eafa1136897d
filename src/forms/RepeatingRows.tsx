import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMessages, usePhrase } from "../i18n";
import { Button, FieldError, IconButton, LiveRegion, useStyles } from "../ui";
import type { DrawnFields, FieldsOfEntry, FieldToShow } from "./dynamic-fields-props";
import styles from "./repeating-rows.css?inline";
import { rowsMessages } from "./rows.messages";
import { RowEditor } from "./RowEditor";
import { type Row, readRows, useRows } from "./use-rows";

export interface RepeatingRowsProps {
  label: ReactNode;
  /** Under which the rows are sent, as JSON. */
  name: string;
  /** What each row asks for. */
  fields: readonly FieldToShow[];
  defaultRows?: readonly Row[];
  /** A row in one line, as it is listed and named. */
  summary: (row: Row) => string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Most rows. @default as many as are wanted */
  most?: number;
  /** Lines of an entry that are drawn in another way, by the names of their fields. */
  draw?: DrawnFields;
  /** Draws the fields of an entry: `DynamicFields`. */
  Fields: FieldsOfEntry;
  onRowsChange?: (rows: readonly Row[]) => void;
}

/** Several entries of the same kind: each is checked by itself before it is taken, and can be changed and taken away. */
export function RepeatingRows({
  label,
  name,
  fields,
  defaultRows = [],
  summary,
  hint,
  error,
  most = Infinity,
  draw,
  Fields,
  onRowsChange,
}: RepeatingRowsProps) {
  const t = useMessages(rowsMessages);
  const say = usePhrase();
  const element = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { rows, editing, edit, save, remove, said, focusOn } = useRows(defaultRows);
  const told = useRef(rows);
  const id = useId();
  useStyles(element, styles);

  useEffect(() => {
    if (told.current === rows) return;
    told.current = rows;
    onRowsChange?.(readRows(rows));
    // A form hears of it as of typing.
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [rows, onRowsChange]);

  // What had the focus is gone or has moved: it goes on where the hand would.
  useEffect(() => {
    if (focusOn)
      element.current?.querySelector<HTMLElement>(`[data-focus="${focusOn.place}"]`)?.focus();
  }, [focusOn]);

  const editorOf = (values: Row, text: string) => (
    <RowEditor
      fields={fields}
      Fields={Fields}
      draw={draw}
      name={`${name}.draft`}
      values={values}
      onSave={(next) => save(next, text)}
      onCancel={() => edit(undefined)}
    />
  );

  return (
    <fieldset
      ref={element}
      className="martillo-field martillo-rows"
      part="rows"
      aria-describedby={
        [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") ||
        undefined
      }
      data-invalid={error ? true : undefined}
    >
      <legend className="martillo-field__label">{label}</legend>
      {hint && (
        <p className="martillo-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input ref={input} type="hidden" name={name} value={JSON.stringify(readRows(rows))} />
      <ul className="martillo-rows__list">
        {rows.map(({ key, values }) => (
          <li key={key} className="martillo-rows__row" part="row">
            {editing === key ? (
              editorOf(values, t("changed"))
            ) : (
              <ListedRow
                rowKey={key}
                text={summary(values)}
                isLocked={editing !== undefined}
                onEdit={() => edit(key)}
                onRemove={() => remove(key, t("removed"))}
              />
            )}
          </li>
        ))}
      </ul>
      {editing === "new" && <div className="martillo-rows__row">{editorOf({}, t("added"))}</div>}
      {editing === undefined && rows.length < most && (
        <Button data-focus="add" onClick={() => edit("new")}>
          {t("add")}
        </Button>
      )}
      {error && <FieldError id={`${id}-error`}>{say(error)}</FieldError>}
      <LiveRegion message={said} />
    </fieldset>
  );
}

/** An entry as it is listed, with what can be done to it. */
function ListedRow({
  rowKey,
  text,
  isLocked,
  onEdit,
  onRemove,
}: {
  rowKey: string;
  text: string;
  /** Another entry is written. */
  isLocked: boolean;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const t = useMessages(rowsMessages);
  return (
    <>
      <span className="martillo-rows__summary">{text}</span>
      <span className="martillo-rows__tools">
        <Button
          variant="ghost"
          size="s"
          data-focus={`edit-${rowKey}`}
          disabled={isLocked}
          aria-label={t("editRow", { row: text })}
          onClick={onEdit}
        >
          {t("edit")}
        </Button>
        <IconButton
          icon="close"
          data-focus={`remove-${rowKey}`}
          disabled={isLocked}
          label={t("removeRow", { row: text })}
          onClick={onRemove}
        />
      </span>
    </>
  );
}
