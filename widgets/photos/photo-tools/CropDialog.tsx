import { type KeyboardEvent, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import cropperStyles from "react-easy-crop/react-easy-crop.css?inline";
import { useMessages, usePhrase } from "../../../src/i18n";
import {
  Button,
  Dialog,
  LiveRegion,
  RadioGroup,
  Refusal,
  TextField,
  useStyles,
} from "../../../src/ui";
import { lotPhotosMessages } from "../lot-photos.messages";
import { type CropView, placeAfterKey } from "./crop-keys";
import { type CutKind, cutPhoto, type Frame } from "./cut-photo";

/** As the house shows photos. */
const HOUSE_SHAPE = 16 / 9;
/** As a plate is. */
const PLATE_SHAPE = 520 / 110;
/** A frame that hides something is smaller than one that keeps something: in the width of the stage. */
const PLATE_PART = 0.4;
const LEAST_ZOOM = 1;
const MOST_ZOOM = 4;
const ZOOM_STEP = 0.5;
const CENTRE = { x: 0, y: 0 };

type Shape = "house" | "own";

/** Width and height as typed. */
interface Sides {
  width: string;
  height: string;
}

export interface CropDialogProps {
  src: string;
  /** Gets what was made of it. */
  onMade: (file: File, kind: CutKind) => void;
  onClose: () => void;
}

/** A photo is turned and cut, or a plate on it is hidden: by pointer, by touch and by keys. */
export function CropDialog({ src, onMade, onClose }: CropDialogProps) {
  const t = useMessages(lotPhotosMessages);
  const say = usePhrase();
  const element = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame>(undefined);
  useStyles(element, cropperStyles);
  const [kind, setKind] = useState<CutKind>("crop");
  const [shape, setShape] = useState<Shape>("house");
  const [own, setOwn] = useState({ width: "", height: "" });
  const { crop, setCrop, zoom, setZoom, turn, zoomBy, rotate, sizes, ...keys } = useView();
  const [stage, setStage] = useState<number>();

  const ownShape = shape === "own" ? shapeOf(own) : HOUSE_SHAPE;
  const lacksShape = kind === "crop" && ownShape === undefined;
  const { make, isBusy, hasFailed } = useCut({ src, onMade, onClose });

  return (
    <Dialog
      open
      onClose={onClose}
      title={say("Edit Image")}
      dismissible={false}
      footer={
        <div className="martillo-photos__actions">
          <Button
            variant="primary"
            busy={isBusy}
            disabled={lacksShape}
            onClick={() => frame.current && void make({ turn, frame: frame.current, kind })}
          >
            {t(kind === "crop" ? "cropSave" : "coverSave")}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {say("cancel")}
          </Button>
        </div>
      }
    >
      <div ref={element} className="martillo-photos__dialog">
        <LiveRegion message={t("cropState", { zoom: zoom * 100, turn })} />
        <RadioGroup
          label={t("cutKind")}
          name="cutKind"
          options={[
            { value: "crop", label: t("crop") },
            { value: "cover", label: t("cover_") },
          ]}
          value={kind}
          onValueChange={(value) => setKind(value as CutKind)}
        />
        {/* Keys are shortcuts for the buttons below. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={(node) => setStage(node?.clientWidth)}
          className="martillo-photos__stage"
          {...keys}
        >
          <Cropper
            // Preact, which the script tag runs on, gives a component no `defaultProps`.
            {...Cropper.defaultProps}
            key={kind}
            image={src}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            aspect={ownShape ?? HOUSE_SHAPE}
            minZoom={LEAST_ZOOM}
            maxZoom={MOST_ZOOM}
            zoomWithScroll={false}
            disableAutomaticStylesInjection
            {...sizes}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => (frame.current = pixels)}
            onCropAreaChange={(_percent, pixels) => (frame.current = pixels)}
            cropperProps={{ role: "application", "aria-label": t("cropFrame") }}
            mediaProps={{ alt: "" }}
            {...(kind === "cover" && plateIn(stage))}
          />
        </div>
        <p className="martillo-account-note">{t(kind === "crop" ? "cropHint" : "coverHint")}</p>
        <ZoomButtons zoom={zoom} onZoom={zoomBy} onTurn={rotate} />
        {kind === "crop" && (
          <ShapeFields
            shape={shape}
            own={own}
            lacksShape={lacksShape}
            onShape={setShape}
            onOwn={setOwn}
          />
        )}
        <Refusal
          of={hasFailed ? { message: t("notCut") } : undefined}
          className="martillo-photos__error"
        />
      </div>
    </Dialog>
  );
}

/** The frame of a plate, once the width of the stage is known. */
function plateIn(stage: number | undefined) {
  const width = stage && stage * PLATE_PART;
  return width && { cropSize: { width, height: width / PLATE_SHAPE } };
}

/** The shape that is typed; undefined where it is none, or too flat or too high to show. */
function shapeOf({ width, height }: Sides): number | undefined {
  const shape = Number(width) / Number(height);
  return Number.isFinite(shape) && shape >= 0.2 && shape <= 5 ? shape : undefined;
}

/** How the photo lies in the stage, changed by pointer, buttons and keys. */
function useView() {
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(LEAST_ZOOM);
  const [turn, setTurn] = useState(0);
  /** Of the picture at a zoom of 1, and of the frame; as soon as they are known. */
  const [media, setMedia] = useState<CropView["media"]>();
  const [frame, setFrame] = useState<CropView["frame"]>();
  /** Keys may follow each other before anything is drawn. */
  const latest = useRef(crop);
  latest.current = crop;

  function zoomBy(steps: number) {
    setZoom((now) => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, now + steps * ZOOM_STEP)));
  }

  function rotate() {
    setTurn((now) => (now + 90) % 360);
    setCrop(CENTRE);
  }

  /** Before the cropper hears of an arrow: it counts its step in pixels, and takes a smaller one with the shift key. */
  function onKeyDownCapture(event: KeyboardEvent) {
    if (!media || !frame || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = placeAfterKey(event.key, event.shiftKey, latest.current, {
      media,
      frame,
      zoom,
      turn,
    });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    latest.current = next;
    setCrop(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const does = { "+": () => zoomBy(1), "-": () => zoomBy(-1), r: rotate, R: rotate }[event.key];
    // A key of its own inside a field, and part of a shortcut elsewhere.
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    does();
  }

  return {
    crop,
    setCrop,
    zoom,
    setZoom,
    turn,
    zoomBy,
    rotate,
    sizes: { setMediaSize: setMedia, setCropSize: setFrame },
    onKeyDown,
    onKeyDownCapture,
  };
}

/** Cuts the photo and hands it on; a photo that cannot be read leaves the dialog open. */
function useCut({ src, onMade, onClose }: CropDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function make(cut: Parameters<typeof cutPhoto>[1]) {
    setBusy(true);
    setFailed(false);
    try {
      const answer = await fetch(src);
      if (!answer.ok) throw new Error(String(answer.status));
      onMade(await cutPhoto(await answer.blob(), cut), cut.kind);
      onClose();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  }

  return { make, isBusy, hasFailed };
}

function ZoomButtons({
  zoom,
  onZoom,
  onTurn,
}: {
  zoom: number;
  onZoom: (steps: number) => void;
  onTurn: () => void;
}) {
  const t = useMessages(lotPhotosMessages);
  return (
    <div className="martillo-photos__actions">
      <Button onClick={() => onZoom(-1)} disabled={zoom <= LEAST_ZOOM}>
        {t("zoomOut")}
      </Button>
      <Button onClick={() => onZoom(1)} disabled={zoom >= MOST_ZOOM}>
        {t("zoomIn")}
      </Button>
      <Button onClick={onTurn}>{t("turn")}</Button>
    </div>
  );
}

/** The shape of the frame: the house's, or a width and a height of one's own. */
function ShapeFields({
  shape,
  own,
  lacksShape,
  onShape,
  onOwn,
}: {
  shape: Shape;
  own: Sides;
  lacksShape: boolean;
  onShape: (shape: Shape) => void;
  onOwn: (own: Sides) => void;
}) {
  const t = useMessages(lotPhotosMessages);
  return (
    <>
      <RadioGroup
        label={t("shape")}
        name="shape"
        options={[
          { value: "house", label: t("shapeHouse") },
          { value: "own", label: t("shapeOwn") },
        ]}
        value={shape}
        onValueChange={(value) => onShape(value as Shape)}
      />
      {shape === "own" && (
        <div className="martillo-photos__fields">
          {(["width", "height"] as const).map((side) => (
            <TextField
              key={side}
              label={t(side)}
              name={side}
              inputMode="numeric"
              autoComplete="off"
              value={own[side]}
              error={lacksShape && own[side] !== "" ? t("notShape") : undefined}
              onChange={({ currentTarget }) => onOwn({ ...own, [side]: currentTarget.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
