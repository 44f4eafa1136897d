import { useMessages } from "../../src/i18n";
import { captureMessages } from "./capture.messages";
import type { CameraFault } from "./use-camera";

const NEXT = {
  insecure: "fileInstead",
  forbidden: "fileInstead",
  denied: "deniedNext",
  none: "noneNext",
  busy: "busyNext",
  failed: "failedNext",
} as const satisfies Record<CameraFault, string>;

/** Why no camera can be seen, in words, and what to do. */
export function useCameraProblem(fault: CameraFault | undefined) {
  const t = useMessages(captureMessages);
  return fault && { message: t(fault), next: t(NEXT[fault]) };
}
