import { useId, useRef } from "react";
import { useMessages } from "../../src/i18n";
import { Button, FieldError } from "../../src/ui";
import { returnRequestMessages } from "./return-request.messages";

export interface FilesFieldProps {
  label: string;
  hint: string;
  files: readonly File[];
  error?: string | undefined;
  onChange: (files: File[]) => void;
}

/** A button that opens the browser's choice of files, and what was chosen. */
export function FilesField({ label, hint, files, error, onChange }: FilesFieldProps) {
  const t = useMessages(returnRequestMessages);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className="martillo-return-request__files" role="group" aria-labelledby={id}>
      <span id={id} className="martillo-return-request__label">
        {label}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => onChange([...(event.currentTarget.files ?? [])])}
      />
      <div className="martillo-return-request__actions">
        <Button aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
          {t("choose")}
        </Button>
        {files.length > 0 && <span>{t("chosen", { count: files.length })}</span>}
      </div>
      <small id={`${id}-hint`}>{hint}</small>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
