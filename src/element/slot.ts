import type { ReactPortal } from "react";

/** One element in the shared root. */
export interface Slot {
  portal: ReactPortal;
  host: Element | undefined;
  container: ShadowRoot;
  setProps(props: object): void;
  /** Stands where its content was, while that is given up. */
  standIn?: HTMLElement;
}
