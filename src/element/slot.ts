import type { ReactPortal } from "react";

/** One element in the shared root. */
export interface Slot {
  portal: ReactPortal;
  host: Element | undefined;
  container: ShadowRoot;
  setProps(props: object): void;
}
