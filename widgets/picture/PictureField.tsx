import { useEffect, useId, useRef, useState } from "react";
import { FormAlert, NO_ERRORS } from "../../src/forms";
import { useMessages, usePhrase } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Button, FieldError, useStyles } from "../../src/ui";
import styles from "./picture-field.css?inline";
import { pictureDialog } from "./picture-dialog";
import { pictureMessages } from "./picture.messages";
import { useChunk } from "../../src/late";

export interface PictureFieldProps {
  /** Of the field that carries the picture's name. */
  name: string;
  /** A picture that the house keeps already. */
  defaultValue?: string | undefined;
  required: boolean;
  error?: string | undefined;
}

/** A person's picture as a field of a form: added, changed, taken away. */
export function PictureField({ name, defaultValue = "", required, error }: PictureFieldProps) {
  const t = useMessages(pictureMessages);
  const say = usePhrase();
  const id = useId();
  const { apiBase } = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useStyles(element, styles);
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed } = useChunk(pictureDialog, isOpen);
  const [fileName, setFileName] = useState(defaultValue);
  const [local, setLocal] = useState<string>();
  useEffect(() => (local === undefined ? undefined : () => URL.revokeObjectURL(local)), [local]);
  const fault = fileName === "" ? error : undefined;

  return (
    <div
      ref={element}
      className="martillo-picture-field"
      part="picture"
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint${fault ? ` ${id}-error` : ""}`}
      data-invalid={fault ? true : undefined}
    >
      <input type="hidden" name={name} value={fileName} />
      <p className="martillo-picture-field__label" id={id}>
        {t(required ? "label" : "labelOptional")}
      </p>
      {fileName !== "" && (
        <img src={local ?? `${apiBase}/uploads/avatars/${fileName}`} alt={t("yours")} />
      )}
      <div className="martillo-picture-field__buttons">
        <Button ref={button} busy={isOpen && !module && !hasFailed} onClick={() => setOpen(true)}>
          {t(fileName === "" ? "add" : "change")}
        </Button>
        {fileName !== "" && (
          <Button
            variant="ghost"
            onClick={() => {
              setFileName("");
              setLocal(undefined);
              // The button that was pressed goes.
              button.current?.focus();
            }}
          >
            {t("remove")}
          </Button>
        )}
      </div>
      <p className="martillo-picture-field__hint" id={`${id}-hint`}>
        {t("hint")}
      </p>
      {fault && <FieldError id={`${id}-error`}>{say(fault)}</FieldError>}
      <FormAlert
        errors={{
          ...NO_ERRORS,
          form:
            isOpen && hasFailed
              ? { text: t("notLoaded"), retry: () => void pictureDialog.load() }
              : undefined,
        }}
      />
      {module && (
        <module.PictureDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          onKept={(kept) => {
            setFileName(kept.fileName);
            setLocal(URL.createObjectURL(kept.file));
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
