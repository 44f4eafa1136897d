import { useRef } from "react";
import { MOST_POINT_PHOTOS } from "../../../src/contract/lots/inspection";
import { useMessages } from "../../../src/i18n";
import { useRuntime } from "../../../src/state";
import { Button, IconButton, Image, Refusal, Spinner } from "../../../src/ui";
import { lotInspectionMessages } from "../lot-inspection.messages";
import { useSendPhoto } from "../use-send-photo";

interface PointPhotosProps {
  /** What the point is called. */
  name: string;
  photos: readonly string[];
  isFixed: boolean;
  /** One has arrived. */
  onPhoto: (src: string) => void;
  onRemove: (src: string) => void;
}

/** Photos of one point, sent one after the other when they are chosen. */
export function PointPhotos({ name, photos, isFixed, onPhoto, onRemove }: PointPhotosProps) {
  const t = useMessages(lotInspectionMessages);
  const { assetUrl } = useRuntime();
  const { send, isSending, problem } = useSendPhoto();
  const input = useRef<HTMLInputElement>(null);

  async function sendAll(files: readonly File[]) {
    for (const file of files.slice(0, MOST_POINT_PHOTOS - photos.length)) {
      const src = await send(file);
      if (src === undefined) return;
      onPhoto(src);
    }
  }

  return (
    <div className="martillo-lot-inspection__photos" part="inspection-photos">
      {photos.map((src, at) => (
        <div key={src} className="martillo-lot-inspection__photo">
          <Image
            src={assetUrl(src)}
            thumb={assetUrl(src.replace("-1600.webp", "-480.webp"))}
            alt={t("photo", { number: at + 1, point: name })}
            sizes="160px"
          />
          {!isFixed && (
            <IconButton
              icon="close"
              label={t("removePhoto", { number: at + 1, point: name })}
              onClick={() => onRemove(src)}
            />
          )}
        </div>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t("addPhoto")}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          void sendAll([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {!isFixed && photos.length < MOST_POINT_PHOTOS && (
        <Button busy={isSending} onClick={() => input.current?.click()}>
          {t("addPhoto")}
        </Button>
      )}
      {isSending && (
        <span role="status">
          <Spinner /> {t("sendingPhoto")}
        </span>
      )}
      <Refusal of={problem} className="martillo-lot-editor__error" />
    </div>
  );
}
