import { useEffect, useState } from "react";
import { useMessages, usePhrase } from "../../../src/i18n";
import { Button, Dialog, LiveRegion, Refusal } from "../../../src/ui";
import { useCamera, useCameraProblem } from "../../picture";
import { lotPhotosMessages } from "../lot-photos.messages";

/** What a buyer wants to see of a vehicle, in the order of walking round it. */
const SHOTS = ["front", "side", "rear", "interior", "dashboard", "engine", "damage"] as const;

const WIDTH = 1280;
const HEIGHT = 720;
const QUALITY = 0.9;

export interface CameraDialogProps {
  onTaken: (file: File) => void;
  onClose: () => void;
}

/** Photos with the device's camera, along a list of what buyers want to see. */
export function CameraDialog({ onTaken, onClose }: CameraDialogProps) {
  const t = useMessages(lotPhotosMessages);
  const say = usePhrase();
  const [at, setAt] = useState(0);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [shot, setShot] = useState<{ file: File; url: string }>();
  const [isLive, setLive] = useState(false);
  const { video, fault, retry } = useCamera(shot === undefined, "environment");
  const problem = useCameraProblem(fault);
  const name = SHOTS[at] ?? "damage";
  const url = shot?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  async function capture() {
    if (!video.current) return;
    const file = await frameOf(video.current, t(`shot_${name}`));
    setLive(false);
    setShot({ file, url: URL.createObjectURL(file) });
  }

  function use() {
    if (!shot) return;
    onTaken(shot.file);
    setTaken((all) => new Set([...all, name]));
    setShot(undefined);
    setAt((now) => Math.min(now + 1, SHOTS.length - 1));
  }

  return (
    <Dialog open onClose={onClose} title={t("camera")} dismissible={false}>
      <div className="martillo-photos__dialog">
        <LiveRegion message={t("shotNow", { name: t(`shot_${name}`) })} />
        <ol className="martillo-photos__shots">
          {SHOTS.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                aria-current={index === at ? "step" : undefined}
                onClick={() => {
                  setShot(undefined);
                  setAt(index);
                }}
              >
                {t(`shot_${each}`)}
                {taken.has(each) && ` · ${t("shotDone")}`}
              </button>
            </li>
          ))}
        </ol>
        <div className="martillo-photos__stage" hidden={!shot && fault !== undefined}>
          {shot ? (
            <img src={shot.url} alt={t("shotPreview", { name: t(`shot_${name}`) })} />
          ) : (
            <video
              ref={video}
              aria-label={t("shotLive")}
              autoPlay
              muted
              playsInline
              onPlaying={() => setLive(true)}
            />
          )}
        </div>
        <Refusal of={problem} className="martillo-photos__error" />
        <div className="martillo-photos__actions">
          {shot ? (
            <>
              <Button variant="primary" onClick={use}>
                {t("shotUse")}
              </Button>
              <Button onClick={() => setShot(undefined)}>{say("retake")}</Button>
            </>
          ) : fault === undefined ? (
            <Button variant="primary" disabled={!isLive} onClick={() => void capture()}>
              {say("capture")}
            </Button>
          ) : (
            <Button onClick={retry}>{t("again")}</Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {taken.size > 0 ? t("shotsEnd") : say("cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What the camera shows now. */
async function frameOf(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  const scale = Math.min(video.videoWidth / WIDTH, video.videoHeight / HEIGHT);
  const [wide, high] = [WIDTH * scale, HEIGHT * scale];
  const [x, y] = [(video.videoWidth - wide) / 2, (video.videoHeight - high) / 2];
  brush.drawImage(video, x, y, wide, high, 0, 0, WIDTH, HEIGHT);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  return new File([blob], `${name}.jpg`, { type: blob.type });
}
