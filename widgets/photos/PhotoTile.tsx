import { useRef } from "react";
import { useMessages } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Badge, Button, Icon, IconButton, Image, Refusal, Spinner } from "../../src/ui";
import { lotPhotosMessages } from "./lot-photos.messages";
import type { PhotoPlace } from "./photo-order";
import type { LotPhotos } from "./use-lot-photos";
import type { PhotoDrag } from "./use-photo-drag";
import type { WaitingPhoto } from "./use-photo-queue";

const GRIP = { path: "M7 5h.01M13 5h.01M7 10h.01M13 10h.01M7 15h.01M13 15h.01" };
const CROP = { path: "M6 2.5V14h11.5M2.5 6H14v11.5" };
const CAPTION = { path: "M4 5.5h12M4 10h12M4 14.5h7" };

export interface PhotoTileProps {
  src: string;
  at: number;
  photos: LotPhotos;
  may: string;
  mayNote: boolean;
  grip: ReturnType<PhotoDrag["gripProps"]>;
  isDragged: boolean;
  /** On which side of it the photo that is dragged would go. */
  drop: "before" | "after" | undefined;
  /** It is moved together with the others that are chosen. */
  isPicked: boolean;
  onPick: (isWanted: boolean, isRange: boolean) => void;
  onMove: (place: PhotoPlace) => void;
  onTool: (tool: "caption" | "crop") => void;
}

/** A photo of the lot, with what may be done to it. */
export function PhotoTile({
  src,
  at,
  photos,
  may,
  mayNote,
  grip,
  isDragged,
  drop,
  isPicked,
  onPick,
  onMove,
  onTool,
}: PhotoTileProps) {
  const t = useMessages(lotPhotosMessages);
  const { assetUrl } = useRuntime();
  const count = photos.images.length;
  const note = photos.notes[src];
  return (
    <li
      className="martillo-photos__tile"
      part="photo"
      data-dragged={isDragged || undefined}
      data-drop={drop}
      data-picked={isPicked || undefined}
    >
      <div className="martillo-photos__photo">
        <Image
          src={assetUrl(src)}
          thumb={assetUrl(src.replace("-1600.webp", "-480.webp"))}
          alt={note?.title ?? t("photoOf", { at: at + 1, count })}
          sizes="200px"
        />
        {may === "any" && count > 1 && (
          // For a pointer alone: the buttons below do the same.
          <span className="martillo-photos__grip" title={t("drag")} aria-hidden="true" {...grip}>
            <Icon name={GRIP} />
          </span>
        )}
        {may === "any" && count > 1 && (
          <PickBox label={t("pick", { at: at + 1, count })} isPicked={isPicked} onPick={onPick} />
        )}
      </div>
      {at === 0 && (
        <Badge tone="accent" icon="check">
          {t("cover")}
        </Badge>
      )}
      {photos.small.has(src) && <p className="martillo-account-note">{t("small")}</p>}
      {note?.title && <p className="martillo-photos__caption">{note.title}</p>}
      <div className="martillo-photos__actions">
        {may === "any" && (
          <>
            <IconButton
              icon="chevron-left"
              label={t("earlier")}
              disabled={at === 0}
              onClick={() => onMove("earlier")}
            />
            <IconButton
              icon="chevron-right"
              label={t("later")}
              disabled={at === count - 1}
              onClick={() => onMove("later")}
            />
            <IconButton icon={CROP} label={t("edit")} onClick={() => onTool("crop")} />
          </>
        )}
        {mayNote && (
          <IconButton icon={CAPTION} label={t("caption")} onClick={() => onTool("caption")} />
        )}
        {may === "any" && (
          <>
            <IconButton icon="close" label={t("remove")} onClick={() => photos.remove(src)} />
            {at > 0 && (
              <Button size="s" variant="ghost" onClick={() => onMove("cover")}>
                {t("makeCover")}
              </Button>
            )}
            {note?.original !== undefined && (
              <Button size="s" variant="ghost" onClick={() => photos.restore(src)}>
                {t("original")}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** Chooses a photo; with the shift key all from the one that was pressed last. */
function PickBox({
  label,
  isPicked,
  onPick,
}: { label: string } & Pick<PhotoTileProps, "isPicked" | "onPick">) {
  const isRange = useRef(false);
  return (
    // Hears whether the shift key is held; the box inside is the control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className="martillo-photos__pick"
      onPointerDown={(event) => {
        isRange.current = event.shiftKey;
      }}
      onKeyDown={(event) => {
        isRange.current = event.shiftKey;
      }}
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        onChange={(event) => onPick(event.currentTarget.checked, isRange.current)}
      />
    </label>
  );
}

/** A photo that is on its way. */
export function WaitingTile({
  photo: { name, preview, status, problem },
  onRetry,
  onCancel,
}: {
  photo: WaitingPhoto;
  onRetry: () => void;
  /** It is not sent, or not again. */
  onCancel: () => void;
}) {
  const t = useMessages(lotPhotosMessages);
  return (
    <li className="martillo-photos__tile" part="photo" data-status={status}>
      <Image src={preview} alt={name} sizes="200px" />
      {status === "failed" ? (
        <>
          <Refusal of={problem} className="martillo-photos__error" />
          <div className="martillo-photos__actions">
            <Button size="s" onClick={onRetry}>
              {t("again")}
            </Button>
            <Button size="s" variant="ghost" onClick={onCancel}>
              {t("dismiss")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="martillo-photos__sending">
            {status === "sending" && <Spinner />} {t(status)}
          </p>
          <div className="martillo-photos__actions">
            <Button
              size="s"
              variant="ghost"
              aria-label={t("cancelName", { name })}
              onClick={onCancel}
            >
              {t("cancel")}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
