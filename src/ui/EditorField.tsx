import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "../i18n";
import { useStyles } from "./adopt-styles";
import { useFieldStyles } from "./use-field-styles";
import styles from "./editor-field.css?inline";
import { editorMessages } from "./editor.messages";
import { ErrorState } from "./ErrorState";
import { FieldError } from "./Field";
import { Icon } from "./Icon";
import { defineChunk, useChunk } from "../late";
import type { EditorCommand, RichEditor } from "./rich-editor";

export interface EditorFieldProps {
  label: ReactNode;
  /** Under which the text is sent, as HTML; a single space while there is nothing in it. */
  name: string;
  /** HTML to begin with. */
  defaultValue?: string;
  hint?: ReactNode;
  error?: string | undefined;
  onValueChange?: (html: string) => void;
  disabled?: boolean;
}

const editorChunk = defineChunk(() => import("./rich-editor"));

const COMMANDS: readonly { command: EditorCommand; path: string }[] = [
  { command: "bold", path: "M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z" },
  { command: "italic", path: "M8 4h6M6 16h6M11 4L9 16" },
  { command: "underline", path: "M6 3v6a4 4 0 0 0 8 0V3M5 17h10" },
  { command: "heading", path: "M5 4v12M15 4v12M5 10h10" },
  { command: "bulletList", path: "M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01" },
  {
    command: "orderedList",
    path: "M8 5h9M8 10h9M8 15h9M2.5 3.5L4 3v4M2.5 9c.3-.9 2-.7 1.8.4c-.2.8-1.8 1.3-1.8 2.1h2M2.5 13.6h2l-1.2 1.2c1.6 0 1.5 2.3-.8 1.9",
  },
  { command: "blockquote", path: "M4 6h4v4c0 2-1 3.5-3 4M11 6h4v4c0 2-1 3.5-3 4" },
  { command: "undo", path: "M7 4.5L3.5 8L7 11.5M3.5 8h8a4 4 0 0 1 0 8H8" },
  { command: "redo", path: "M13 4.5L16.5 8L13 11.5M16.5 8h-8a4 4 0 0 0 0 8H12" },
];

/** What stands for an empty text. */
export const EMPTY_TEXT = " ";

/** A text with headings, lists and emphasis. Its editor comes when it is shown; a pasted text loses all that the house does not take. */
export function EditorField({
  label,
  name,
  defaultValue = EMPTY_TEXT,
  hint,
  error,
  onValueChange,
  disabled = false,
}: EditorFieldProps) {
  const t = useMessages(editorMessages);
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [editor, setEditor] = useState<RichEditor>();
  const [value, setValue] = useState(defaultValue);
  const [active, setActive] = useState<readonly EditorCommand[]>([]);
  const { module, hasFailed } = useChunk(editorChunk, true);
  useFieldStyles(element);
  useStyles(element, styles);

  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  const description = {
    labelledBy: `${id}-label`,
    describedBy: described,
    isInvalid: error !== undefined,
    isDisabled: disabled,
  };
  const begin = useRef({ value, onValueChange, description });
  useEffect(() => {
    begin.current = { value, onValueChange, description };
  });

  useEffect(() => {
    const holder = place.current;
    if (!module || !holder) return undefined;
    const made = module.openEditor(holder, {
      html: begin.current.value,
      onChange(html) {
        setValue(html);
        begin.current.onValueChange?.(html);
        // A form hears of it as of typing.
        input.current?.dispatchEvent(new Event("input", { bubbles: true }));
      },
      onActive: setActive,
    });
    // At no moment is it without its name.
    made.describe(begin.current.description);
    setEditor(made);
    return () => {
      made.close();
      setEditor(undefined);
    };
  }, [module]);

  useEffect(() => {
    editor?.describe({
      labelledBy: `${id}-label`,
      describedBy: described,
      isInvalid: error !== undefined,
      isDisabled: disabled,
    });
  }, [editor, id, described, error, disabled]);

  return (
    <div
      ref={element}
      className="martillo-field martillo-editor"
      part="field"
      data-invalid={error ? true : undefined}
    >
      <span className="martillo-field__label" id={`${id}-label`}>
        {label}
      </span>
      <input ref={input} type="hidden" name={name} value={value} />
      <div className="martillo-control martillo-editor__box" part="control">
        <Toolbar textId={`${id}-text`} active={active} editor={disabled ? undefined : editor} />
        <div ref={place} id={`${id}-text`} className="martillo-editor__text" part="textarea" />
        {hasFailed && (
          <ErrorState title={t("editorFailed")} onRetry={() => void editorChunk.load()} />
        )}
      </div>
      {hint && (
        <p className="martillo-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The commands of the editor; without one they are out of use. */
function Toolbar({
  textId,
  active,
  editor,
}: {
  textId: string;
  active: readonly EditorCommand[];
  editor: RichEditor | undefined;
}) {
  const t = useMessages(editorMessages);
  const [reached, setReached] = useState(0);

  /** One stop for Tab; arrows go on from there. */
  function handleToolbarKey(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = {
      ArrowRight: reached + 1,
      ArrowLeft: reached - 1,
      Home: 0,
      End: COMMANDS.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (step + COMMANDS.length) % COMMANDS.length;
    setReached(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  }

  return (
    <div
      className="martillo-editor__tools"
      part="toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={t("tools")}
      aria-controls={textId}
      onKeyDown={handleToolbarKey}
    >
      {COMMANDS.map(({ command, path }, index) => (
        <button
          key={command}
          type="button"
          className="martillo-editor__tool"
          part="tool"
          aria-label={t(command)}
          title={t(command)}
          {...(command !== "undo" &&
            command !== "redo" && { "aria-pressed": active.includes(command) })}
          tabIndex={index === reached ? 0 : -1}
          disabled={!editor}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setReached(index);
            editor?.run(command);
          }}
        >
          <Icon name={{ path }} size={18} />
        </button>
      ))}
    </div>
  );
}
