import { useRef, useState } from "react";
import type { LineToDraw } from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Button, Image, Refusal, Spinner } from "../../src/ui";
import { lotEditorMessages } from "./lot-editor.messages";
import { useSendPhoto } from "./use-send-photo";

/** A photo of one damage: sent when it is chosen, and kept with the entry. */
export function DamagePhoto({ name, label, error, disabled, defaultValue, hold }: LineToDraw) {
  const t = useMessages(lotEditorMessages);
  const { assetUrl } = useRuntime();
  const sending = useSendPhoto();
  const [src, setSrc] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);

  async function send(file: File) {
    const kept = await sending.send(file);
    if (kept !== undefined) setSrc(kept);
    return kept !== undefined;
  }

  return (
    <div className="martillo-field martillo-lot-editor__damage-photo" part="damage-photo">
      <span className="martillo-field__label">{label}</span>
      <input type="hidden" name={name} value={src} />
      {src !== "" && (
        <Image
          src={assetUrl(src)}
          thumb={assetUrl(src.replace("-1600.webp", "-480.webp"))}
          alt={t("damage_photo")}
          sizes="160px"
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("damage_photo")}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          const work = file && send(file);
          if (work) hold?.(work);
          currentTarget.value = "";
        }}
      />
      <div className="martillo-lot-editor__actions">
        <Button size="s" disabled={disabled} onClick={() => input.current?.click()}>
          {t(src === "" ? "damage_addPhoto" : "damage_otherPhoto")}
        </Button>
        {src !== "" && (
          <Button size="s" variant="ghost" onClick={() => setSrc("")}>
            {t("damage_noPhoto")}
          </Button>
        )}
        {sending.isSending && (
          <span role="status">
            <Spinner /> {t("damage_sending")}
          </span>
        )}
      </div>
      <Refusal
        of={sending.problem ?? (error === undefined ? undefined : { message: error })}
        className="martillo-lot-editor__error"
      />
    </div>
  );
}
