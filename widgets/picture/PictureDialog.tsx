import { useEffect, useRef } from "react";
import { FormAlert, NO_ERRORS } from "../../src/forms";
import { useMessages, usePhrase } from "../../src/i18n";
import { Button, type ButtonProps, Dialog, useStyles } from "../../src/ui";
import { captureMessages } from "./capture.messages";
import { PICTURE_TYPES } from "./crop-picture";
import styles from "./picture.css?inline";
import { type KeptPicture, useCapture } from "./use-capture";

export interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** The server has stored the picture; the caller assigns it to its owner. */
  onKept: (picture: KeptPicture) => void;
}

/** Takes a picture with the camera, or from a file: look, take it again, use it. */
export function PictureDialog({ open, onClose, onKept }: PictureDialogProps) {
  const t = useMessages(captureMessages);
  return (
    <Dialog open={open} onClose={onClose} title={t("title")} dismissible={false}>
      <Capture onClose={onClose} onKept={onKept} />
    </Dialog>
  );
}

function Capture({ onClose, onKept }: Omit<PictureDialogProps, "open">) {
  const t = useMessages(captureMessages);
  const say = usePhrase();
  const element = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  useStyles(element, styles);
  const model = useCapture(onKept);
  const { shot, isLive, isBusy, problem } = model;

  const status = shot ? "taken" : isLive ? "ready" : "starting";
  return (
    <div
      ref={element}
      className="martillo-picture"
      // A form around it has nothing to do with the choice of a file.
      onChange={(event) => event.stopPropagation()}
      onInput={(event) => event.stopPropagation()}
    >
      <FormAlert errors={{ ...NO_ERRORS, form: problem }} />
      <p className="martillo-picture__status" role="status">
        {(shot || !problem) && t(status)}
      </p>
      <div className="martillo-picture__frame" part="picture-frame" hidden={!shot && !!problem}>
        {shot ? (
          <img src={shot} alt={t("preview")} />
        ) : (
          <video
            ref={model.video}
            aria-label={t("live")}
            autoPlay
            muted
            playsInline
            onPlaying={model.seen}
          />
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          // The same one may be chosen again.
          currentTarget.value = "";
          if (chosen) model.choose(chosen);
        }}
      />
      <div className="martillo-picture__buttons">
        {shot ? (
          <>
            <MainButton key="use" busy={isBusy} onClick={() => void model.use()}>
              {t("use")}
            </MainButton>
            <Button onClick={model.retake}>{say("retake")}</Button>
          </>
        ) : (
          <>
            <MainButton
              key="capture"
              busy={isBusy}
              aria-disabled={!isLive}
              onClick={() => isLive && model.capture()}
            >
              {say("capture")}
            </MainButton>
            <Button variant="primary" onClick={() => file.current?.click()}>
              {t("chooseFile")}
            </Button>
          </>
        )}
        <Button variant="ghost" onClick={onClose}>
          {say("cancel")}
        </Button>
      </div>
    </div>
  );
}

/** The next thing to do: the button before it has gone, and the focus with it. */
function MainButton(props: ButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => element.current?.focus(), []);
  return <Button {...props} ref={element} variant="primary" />;
}
