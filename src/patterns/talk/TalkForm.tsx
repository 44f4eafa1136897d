import { useRef } from "react";
import { LONGEST_MESSAGE, MESSAGE_FILES } from "../../contract";
import { useMessages } from "../../i18n";
import { Button, IconButton, Refusal, TextAreaField, useStyles } from "../../ui";
import { TALK_FILE_TYPES } from "./files";
import styles from "./talk.css?inline";
import { talkMessages } from "./talk.messages";
import type { TalkModel } from "./use-talk";

export interface TalkFormProps {
  model: TalkModel;
  /** Name of the text. @default "Escribir un mensaje" */
  label?: string;
  /** Receives the focus when it appears. @default false */
  autoFocus?: boolean;
}

/** Text and files of one message. Ctrl and Enter send it, as Enter alone begins a line. */
export function TalkForm({ model, label, autoFocus = false }: TalkFormProps) {
  const t = useMessages(talkMessages);
  const element = useRef<HTMLFormElement>(null);
  useStyles(element, styles);
  return (
    <form
      ref={element}
      className="martillo-talk"
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.send();
      }}
    >
      <TextAreaField
        label={label ?? t("write")}
        rows={3}
        dir="auto"
        autoFocus={autoFocus}
        maxLength={LONGEST_MESSAGE}
        value={model.text}
        error={model.problem}
        hint={model.left === undefined ? undefined : t("left", { count: model.left })}
        onChange={({ currentTarget }) => model.setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          model.send();
        }}
      />
      <p role="status" className="martillo-talk__note">
        {model.isHiding && t("hidesContacts")}
      </p>
      <Files model={model} />
      <Refusal of={model.refusal} className="martillo-talk__refusal" />
      <Button type="submit" variant="primary" busy={model.isBusy} className="martillo-talk__send">
        {t("send")}
      </Button>
    </form>
  );
}

function Files({ model }: { model: TalkModel }) {
  const t = useMessages(talkMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="martillo-talk__files">
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t("addFiles")}
        accept={TALK_FILE_TYPES.join(",")}
        onChange={({ currentTarget }) => {
          model.addFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          currentTarget.value = "";
        }}
      />
      {model.files.length > 0 && (
        <ul className="martillo-talk__chosen">
          {model.files.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <span>{file.name}</span>
              <IconButton
                icon="close"
                label={t("removeFile", { name: file.name })}
                onClick={() => model.removeFile(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button size="s" variant="ghost" onClick={() => input.current?.click()}>
          {t("addFiles")}
        </Button>
        <small>{t("filesHint", { count: MESSAGE_FILES })}</small>
      </div>
    </div>
  );
}
