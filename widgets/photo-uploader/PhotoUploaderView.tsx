import { useMessages } from "../../src/i18n";
import { SaveState } from "../../src/patterns/step-editor";
import { PhotosEditor, useLotPhotos } from "../photos";
import { photoUploaderMessages } from "./photo-uploader.messages";
import { type PhotoUploaderOptions, usePhotoUploader } from "./use-photo-uploader";

/** The name of the lot, how far its photos are saved, and the photos. */
export function PhotoUploaderView(options: PhotoUploaderOptions) {
  const t = useMessages(photoUploaderMessages);
  const { title, id, template } = options.lot;
  const model = usePhotoUploader(options);
  const photos = useLotPhotos(model);
  const left = photos.queue.progress.total - photos.queue.progress.done;
  return (
    <div className="martillo-photo-uploader__body">
      <h2 className="martillo-account-title" part="title">
        {template ?? (title || t("untitled", { id }))}
      </h2>
      <SaveState
        draft={model.draft}
        values={model.values}
        rest={left > 0 ? t("left", { count: left }) : t("resting")}
        labelOf={(name) => t(name === "images" ? "photos" : "captions")}
        renderValue={(name, value) =>
          name === "images"
            ? t("photoCount", { count: (value as readonly string[]).length })
            : t("captionCount", { count: Object.keys(value as object).length })
        }
        onDecide={model.decide}
      />
      {model.may !== "any" && (
        <p className="martillo-account-note">
          {t(model.may === "append" ? "may_append" : "may_never")}
        </p>
      )}
      <PhotosEditor photos={photos} may={model.may} mayNote={model.mayNote} />
    </div>
  );
}
