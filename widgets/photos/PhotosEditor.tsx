import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import { MOST_PHOTOS } from "../../src/contract";
import { useMessages, usePhrase } from "../../src/i18n";
import { useRuntime } from "../../src/state";
import { Button, CheckboxField, LatePart, LiveRegion, Refusal, useStyles } from "../../src/ui";
import { lotPhotosMessages } from "./lot-photos.messages";
import { arranged, type PhotoPlace } from "./photo-order";
import { PhotoTile, WaitingTile } from "./PhotoTile";
import { photoTools } from "./photo-tools-chunk";
import styles from "./photos.css?inline";
import { type LotPhotos, WRONG_FILE } from "./use-lot-photos";
import { usePhotoDrag } from "./use-photo-drag";
import { usePicked } from "./use-picked";

/** The tool that is open over the photos. */
type Open = { tool: "caption" | "crop"; src: string } | { tool: "camera" } | undefined;

export interface PhotosEditorProps {
  photos: LotPhotos;
  /** What may still be done to the photos: anything, more of them, or nothing. @default "any" */
  may?: string | undefined;
  /** Whether their titles and texts may change. @default true */
  mayNote?: boolean;
}

/** The lot's photos in their order, and those that are still on their way. */
export function PhotosEditor({ photos, may = "any", mayNote = true }: PhotosEditorProps) {
  const t = useMessages(lotPhotosMessages);
  const { images, queue } = photos;
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styles);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const [open, setOpen] = useState<Open>();
  const [isSorted, setSorted] = useState(false);

  const { picked, pick, clear, move, groupOf, dragged, group, gripProps } = useMoves(
    photos,
    list,
    setSaid,
  );

  function choose(files: readonly File[]) {
    if (may !== "never") photos.choose(isSorted ? photos.sortByName(files) : files);
  }

  return (
    // Dropping and pasting are shortcuts for the button below.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className="martillo-photos"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        choose([...event.dataTransfer.files]);
      }}
      onPaste={(event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (files.length > 0) choose(files);
      }}
    >
      <LiveRegion message={said} />
      <p className="martillo-account-note">{t("photosHint", { count: MOST_PHOTOS })}</p>
      {queue.hasLeft && <p role="status">{t("fromLastTime")}</p>}
      <Sending photos={photos} />
      <PickedBar
        picked={picked}
        images={images}
        onMove={(place) => move(picked, place)}
        onClear={clear}
      />
      <ol ref={list} className="martillo-photos__tiles" part="photos">
        {images.map((src, at) => (
          <PhotoTile
            key={src}
            src={src}
            at={at}
            photos={photos}
            may={may}
            mayNote={mayNote}
            grip={gripProps(at)}
            isDragged={group?.has(src) ?? false}
            isPicked={picked.has(src)}
            onPick={(isWanted, isRange) => pick(src, isWanted, isRange)}
            drop={
              dragged && dragged.to === at && !group?.has(src)
                ? dragged.to < dragged.from
                  ? "before"
                  : "after"
                : undefined
            }
            onMove={(place) => move(groupOf(src), place)}
            onTool={(tool) => setOpen({ tool, src })}
          />
        ))}
        {queue.waiting.map((photo) => (
          <WaitingTile
            key={photo.key}
            photo={photo}
            onRetry={() => queue.retry(photo.key)}
            onCancel={() => queue.cancel(photo.key)}
          />
        ))}
      </ol>
      <Problem photos={photos} />
      <AddPhotos
        canAdd={may !== "never"}
        isSorted={isSorted}
        onSorted={setSorted}
        onChosen={choose}
        onCamera={() => setOpen({ tool: "camera" })}
      />
      {open && <Tool open={open} photos={photos} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** Photos are moved: one, or those that are chosen together; by buttons or by a pointer. */
function useMoves(
  photos: LotPhotos,
  list: RefObject<HTMLElement | null>,
  say: (text: string) => void,
) {
  const t = useMessages(lotPhotosMessages);
  const { images } = photos;
  const { picked, pick, clear } = usePicked(images);
  /** A photo that is chosen takes the other chosen ones along. */
  const groupOf = (src: string) => (picked.has(src) ? picked : new Set([src]));

  function move(moved: ReadonlySet<string>, place: PhotoPlace) {
    const after = photos.move(moved, place);
    const from = after.findIndex((src) => moved.has(src)) + 1;
    const [to, count] = [from + moved.size - 1, after.length];
    say(moved.size > 1 ? t("movedMany", { from, to, count }) : t("moved", { at: from, count }));
  }

  const { dragged, gripProps } = usePhotoDrag(list, images.length, (from, to) => {
    const [src = "", at = ""] = [images[from], images[to]];
    if (!groupOf(src).has(at)) move(groupOf(src), { at });
  });
  const group = dragged && groupOf(images[dragged.from] ?? "");
  return { picked, pick, clear, move, groupOf, dragged, group, gripProps };
}

/** What can be done to the photos that are chosen. */
function PickedBar({
  picked,
  images,
  onMove,
  onClear,
}: {
  picked: ReadonlySet<string>;
  images: readonly string[];
  onMove: (place: PhotoPlace) => void;
  onClear: () => void;
}) {
  const t = useMessages(lotPhotosMessages);
  const isMoved = (place: PhotoPlace) =>
    arranged(images, picked, place).some((src, at) => src !== images[at]);
  const text = picked.size > 0 ? t("picked", { count: picked.size }) : "";
  return (
    <>
      <LiveRegion message={text} />
      {picked.size > 0 && (
        <div
          role="group"
          aria-label={text}
          className="martillo-photos__actions martillo-photos__bar"
        >
          <strong>{text}</strong>
          {(["cover", "earlier", "later"] as const).map((place) => (
            <Button key={place} size="s" disabled={!isMoved(place)} onClick={() => onMove(place)}>
              {t(`picked_${place}`)}
            </Button>
          ))}
          <Button size="s" variant="ghost" onClick={onClear}>
            {t("unpick")}
          </Button>
        </div>
      )}
    </>
  );
}

/** How many of the photos that were chosen have arrived; announced with the first, the middle and the last one. */
function Sending({ photos: { queue } }: { photos: LotPhotos }) {
  const t = useMessages(lotPhotosMessages);
  const id = useId();
  const { done, total } = queue.progress;
  const isAnnounced = done === 0 || done === Math.floor(total / 2) || done === total;
  const said = useLast(total > 0 ? t("progress", { done, total }) : "", isAnnounced);
  return (
    <>
      <LiveRegion message={said} />
      {total > 0 && (
        <label htmlFor={id} className="martillo-photos__progress">
          {t("progress", { done, total })}
          <progress id={id} max={total} value={done} />
        </label>
      )}
    </>
  );
}

/** The last text that was to be said. */
function useLast(text: string, isSaid: boolean): string {
  const last = useRef("");
  if (isSaid) last.current = text;
  return last.current;
}

/** Photos are chosen from files or taken. */
function AddPhotos({
  canAdd,
  isSorted,
  onSorted,
  onChosen,
  onCamera,
}: {
  canAdd: boolean;
  isSorted: boolean;
  onSorted: (isSorted: boolean) => void;
  onChosen: (files: readonly File[]) => void;
  onCamera: () => void;
}) {
  const t = useMessages(lotPhotosMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        name="images"
        aria-label={t("addPhotos")}
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onChosen(files);
        }}
      />
      {canAdd && (
        <>
          <div className="martillo-photos__actions">
            <Button variant="soft" onClick={() => input.current?.click()}>
              {t("addPhotos")}
            </Button>
            <Button onClick={onCamera}>{t("camera")}</Button>
          </div>
          <CheckboxField
            label={t("sortByName")}
            name="sortByName"
            checked={isSorted}
            onChange={({ currentTarget }) => onSorted(currentTarget.checked)}
          />
        </>
      )}
    </>
  );
}

function Problem({ photos: { problem } }: { photos: LotPhotos }) {
  const t = useMessages(lotPhotosMessages);
  const say = usePhrase();
  const text =
    problem?.kind === "tooMany"
      ? t("tooMany", { count: MOST_PHOTOS })
      : problem?.kind === "heic"
        ? t("asJpeg", { name: problem.name })
        : problem && say(WRONG_FILE);
  return (
    <Refusal
      of={text === undefined ? undefined : { message: text }}
      className="martillo-photos__error"
    />
  );
}

/** One of the dialogs, whose code comes when it is opened. */
function Tool({
  open,
  photos,
  onClose,
}: {
  open: NonNullable<Open>;
  photos: LotPhotos;
  onClose: () => void;
}) {
  const t = useMessages(lotPhotosMessages);
  const { assetUrl } = useRuntime();
  return (
    <LatePart chunk={photoTools} loading={t("toolOpening")} failed={t("toolFailed")}>
      {({ CameraDialog, CaptionDialog, CropDialog }) => {
        if (open.tool === "camera") {
          return <CameraDialog onTaken={(file) => photos.choose([file])} onClose={onClose} />;
        }
        const { src } = open;
        if (open.tool === "crop") {
          return (
            <CropDialog
              src={assetUrl(src)}
              onMade={(file) => photos.replace(src, file)}
              onClose={onClose}
            />
          );
        }
        return (
          <CaptionDialog
            note={photos.notes[src] ?? {}}
            proposed={`foto-${photos.images.indexOf(src) + 1}`}
            onSave={(note) => photos.note(src, note)}
            onClose={onClose}
          />
        );
      }}
    </LatePart>
  );
}
