import { type RefObject, useEffect, useRef, useState } from "react";

/** Why no camera can be seen. */
export type CameraFault = "insecure" | "forbidden" | "denied" | "none" | "busy" | "failed";

/** Which of a phone's cameras: the one that sees its owner, or the one that sees what the owner sees. */
export type Facing = "user" | "environment";

/** The wished picture size; the camera gives the nearest one that it has. */
function wanted(facingMode: Facing): MediaStreamConstraints {
  return { video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode } };
}

interface PolicyDocument extends Document {
  featurePolicy?: { allowsFeature(name: string): boolean };
}

/** Browsers answer a page that may not ask, and a person who says no, with the same error. */
function isForbidden(document: PolicyDocument): boolean {
  return document.featurePolicy?.allowsFeature("camera") === false;
}

function faultOf(error: unknown, document: Document): CameraFault {
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return isForbidden(document) ? "forbidden" : "denied";
    case "NotFoundError":
    case "OverconstrainedError":
      return "none";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      return "failed";
  }
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

export interface Camera {
  /** Of the video that shows it. */
  video: RefObject<HTMLVideoElement | null>;
  fault: CameraFault | undefined;
  /** Asks once more. */
  retry: () => void;
}

/** Shows the camera in a video while that is wanted, and lets it go on every way out. */
export function useCamera(isWanted: boolean, facing: Facing = "user"): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault>();
  const isAsking = isWanted && fault === undefined;

  useEffect(() => {
    const node = video.current;
    if (!isAsking || !node) return undefined;
    let stream: MediaStream | undefined;
    let isOver = false;

    async function open(place: HTMLVideoElement) {
      // Insecure pages have none of it.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (!devices) return setFault("insecure");
      try {
        const found = await devices.getUserMedia(wanted(facing));
        if (isOver) return stop(found);
        stream = found;
        place.srcObject = found;
        // Pulled out, or taken away by the browser.
        found.getVideoTracks()[0]?.addEventListener("ended", () => {
          if (!isOver) setFault("none");
        });
      } catch (error) {
        if (!isOver) setFault(faultOf(error, place.ownerDocument));
      }
    }

    void open(node);
    return () => {
      isOver = true;
      if (stream) stop(stream);
      node.srcObject = null;
    };
  }, [isAsking, facing]);

  return { video, fault, retry: () => setFault(undefined) };
}
