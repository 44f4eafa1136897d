import { useRef, useState } from "react";
import { MOST_PHOTOS } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Badge, Button, IconButton, Image, LiveRegion, Refusal, Spinner } from "../../src/ui";
import { lotEditorMessages } from "./lot-editor.messages";
import type { LotEditorModel } from "./use-lot-editor";
import { usePhotoQueue, type WaitingPhoto } from "./use-photo-queue";

/** The lot's photos in their order, and those that are still on their way. */
export function PhotosStep({ model }: { model: LotEditorModel }) {
  const t = useMessages(lotEditorMessages);
  const { assetUrl } = useRuntime();
  const images = model.values["images"] as readonly string[];
  const latest = useRef(images);
  latest.current = images;
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<string>();
  const may = model.may?.["images"] ?? "any";

  function put(next: readonly string[]) {
    latest.current = next;
    model.type({ images: next });
  }

  const queue = usePhotoQueue((src) => put([...latest.current, src]));

  function add(files: readonly File[]) {
    const room = MOST_PHOTOS - images.length - queue.waiting.length;
    setProblem(files.length > room ? t("tooMany", { count: MOST_PHOTOS }) : undefined);
    queue.add(files.slice(0, Math.max(0, room)));
  }

  function move(src: string, to: number) {
    const others = images.filter((each) => each !== src);
    put([...others.slice(0, to), src, ...others.slice(to)]);
    setSaid(t("moved", { at: to + 1, count: images.length }));
  }

  return (
    <div className="martillo-lot-editor__photos">
      <LiveRegion message={said} />
      <p className="martillo-account-note">{t("photosHint", { count: MOST_PHOTOS })}</p>
      <ol className="martillo-lot-editor__tiles" part="photos">
        {images.map((src, at) => (
          <li key={src} className="martillo-lot-editor__tile" part="photo">
            <Image
              src={assetUrl(src)}
              thumb={assetUrl(src.replace("-1600.webp", "-480.webp"))}
              alt={t("photoOf", { at: at + 1, count: images.length })}
              sizes="200px"
            />
            {at === 0 && (
              <Badge tone="accent" icon="check">
                {t("cover")}
              </Badge>
            )}
            {may === "any" && (
              <div className="martillo-lot-editor__actions">
                <IconButton
                  icon="chevron-left"
                  label={t("earlier")}
                  disabled={at === 0}
                  onClick={() => move(src, at - 1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={t("later")}
                  disabled={at === images.length - 1}
                  onClick={() => move(src, at + 1)}
                />
                <IconButton
                  icon="close"
                  label={t("remove")}
                  onClick={() => put(images.filter((each) => each !== src))}
                />
                {at > 0 && (
                  <Button size="s" variant="ghost" onClick={() => move(src, 0)}>
                    {t("makeCover")}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
        {queue.waiting.map((photo) => (
          <Waiting
            key={photo.key}
            photo={photo}
            onRetry={() => queue.retry(photo.key)}
            onDismiss={() => queue.dismiss(photo.key)}
          />
        ))}
      </ol>
      <Refusal
        of={problem === undefined ? undefined : { message: problem }}
        className="martillo-lot-editor__error"
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        name="images"
        aria-label={t("addPhotos")}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
      {may !== "never" && (
        <Button variant="soft" full onClick={() => input.current?.click()}>
          {t("addPhotos")}
        </Button>
      )}
    </div>
  );
}

function Waiting({
  photo: { name, preview, status, problem },
  onRetry,
  onDismiss,
}: {
  photo: WaitingPhoto;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const t = useMessages(lotEditorMessages);
  return (
    <li className="martillo-lot-editor__tile" part="photo" data-status={status}>
      <Image src={preview} alt={name} sizes="200px" />
      {status === "failed" ? (
        <>
          <Refusal of={problem} className="martillo-lot-editor__error" />
          <div className="martillo-lot-editor__actions">
            <Button size="s" onClick={onRetry}>
              {t("again")}
            </Button>
            <Button size="s" variant="ghost" onClick={onDismiss}>
              {t("dismiss")}
            </Button>
          </div>
        </>
      ) : (
        <p className="martillo-lot-editor__sending">
          <Spinner /> {t("sending")}
        </p>
      )}
    </li>
  );
}
