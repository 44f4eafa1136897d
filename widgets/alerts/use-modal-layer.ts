import { type RefObject, useEffect, useState } from "react";
import { after } from "../../src/state/clock";
import { modalInFront } from "./modal-at";

const LOOK_AGAIN_MS = 200;
/** A screen reader has to know a region before something is put into it. */
const SETTLING_MS = 150;

/** Where alerts stand while a modal dialog is open, and whether they may be said there yet. */
export interface ModalLayer {
  container: HTMLElement | ShadowRoot;
  isSettled: boolean;
}

/** Everything outside of a modal dialog is inert, the top layer too: what is to be seen and pressed has to stand inside. */
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
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [layer, setLayer] = useState<ModalLayer>();

  useEffect(() => {
    if (!isNeeded) return setDialog(null);
    let stop = () => {};
    const look = () => {
      setDialog(modalInFront());
      stop = after(LOOK_AGAIN_MS, look);
    };
    look();
    return () => stop();
  }, [isNeeded]);

  useEffect(() => {
    if (!dialog || !place.current) return;
    const { layer: node, container } = createLayer(dialog, place.current);
    setLayer({ container, isSettled: false });
    const stop = after(SETTLING_MS, () => setLayer({ container, isSettled: true }));
    return () => {
      stop();
      setLayer(undefined);
      node.remove();
    };
  }, [dialog, place]);

  return layer;
}
