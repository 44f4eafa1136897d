import { useId, useRef } from "react";
import { HANDOVER_PHOTOS } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import type { ChosenPhotos } from "../../src/patterns/photos";
import { Button, FieldError, IconButton } from "../../src/ui";
import { handOverMessages } from "./hand-over.messages";

const TYPES = "image/jpeg,image/png";

/** Pictures by the camera of the phone or from its album, each to be taken out again. */
export function PhotosField({ model, error }: { model: ChosenPhotos; error?: string | undefined }) {
  const t = useMessages(handOverMessages);
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const id = useId();
  const { photos, leftOut } = model;
  const isFull = photos.length >= HANDOVER_PHOTOS;
  const add = (input: HTMLInputElement) => {
    model.add([...(input.files ?? [])]);
    // The same picture can be chosen again after it was taken out.
    input.value = "";
  };
  return (
    <div className="martillo-appointment-picker__form" role="group" aria-labelledby={id}>
      <div>
        <span id={id} className="martillo-appointment-picker__label">
          {t("photos")}
        </span>
        <small id={`${id}-hint`}>{t("photosHint", { count: HANDOVER_PHOTOS })}</small>
      </div>
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={t("takePhoto")}
        accept={TYPES}
        capture="environment"
        onChange={(event) => add(event.currentTarget)}
      />
      <input
        ref={album}
        type="file"
        multiple
        hidden
        aria-label={t("choosePhotos")}
        accept={TYPES}
        onChange={(event) => add(event.currentTarget)}
      />
      <div className="martillo-appointment-picker__actions">
        <Button
          disabled={isFull}
          aria-describedby={`${id}-hint`}
          onClick={() => camera.current?.click()}
        >
          {t("takePhoto")}
        </Button>
        <Button
          disabled={isFull}
          aria-describedby={`${id}-hint`}
          onClick={() => album.current?.click()}
        >
          {t("choosePhotos")}
        </Button>
      </div>
      {photos.length > 0 && (
        <ul className="martillo-appointment-picker__photos">
          {photos.map(({ key, preview }, at) => (
            <li key={key}>
              <img src={preview} alt={t("photoOf", { at: at + 1, count: photos.length })} />
              <IconButton
                icon="close"
                label={t("removePhoto", { at: at + 1 })}
                onClick={() => model.remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="martillo-visually-hidden" role="status">
        {t("photosCount", { count: photos.length })}
      </p>
      {leftOut > 0 && <p role="alert">{t("tooMany", { count: leftOut, most: HANDOVER_PHOTOS })}</p>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
