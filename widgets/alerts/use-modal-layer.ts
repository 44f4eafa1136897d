import { type RefObject, useEffect, useState } from "react";
import { after } from "../../src/state/clock";
import { modalInFront } from "./modal-at";

/** So often it is looked for a dialog; as long a screen reader has to know a region before something is put into it. */
const LOOK_AGAIN_MS = 200;

/** Where alerts stand while a modal dialog is open, and whether they may be said there yet. */
export interface ModalLayer {
  container: HTMLElement | ShadowRoot;
  isSettled: boolean;
}

/** Everything outside of a modal dialog is inert, even in the top layer: alerts must stand inside it to be seen and pressed. */
function createLayer(dialog: HTMLDialogElement, styledBy: Node) {
  const layer = document.createElement("div");
  dialog.append(layer);
  const root = styledBy.getRootNode();
  if (!(root instanceof ShadowRoot)) return { layer, container: layer };
  const container = layer.attachShadow({ mode: "open" });
  container.adoptedStyleSheets = [...root.adoptedStyleSheets];
  return { layer, container };
}

/** A place inside the modal dialog in front, while there is one and something to say; undefined says it in place. */
export function useModalLayer(
  isNeeded: boolean,
  place: RefObject<HTMLElement | null>,
): ModalLayer | undefined {
  const [layer, setLayer] = useState<ModalLayer>();
  useEffect(() => {
    if (!isNeeded) return;
    let dialog: HTMLDialogElement | null = null;
    let made: ReturnType<typeof createLayer> | undefined;
    let stop = () => {};

    function leave() {
      made?.layer.remove();
      made = undefined;
      setLayer(undefined);
    }
    function look() {
      const inFront = modalInFront();
      if (inFront !== dialog) {
        leave();
        dialog = inFront;
        if (dialog && place.current) {
          made = createLayer(dialog, place.current);
          setLayer({ container: made.container, isSettled: false });
        }
      } else if (made) {
        const { container } = made;
        setLayer((now) => (now?.isSettled ? now : { container, isSettled: true }));
      }
      stop = after(LOOK_AGAIN_MS, look);
    }
    stop = after(0, look);
    return () => {
      stop();
      leave();
    };
  }, [isNeeded, place]);
  return layer;
}
