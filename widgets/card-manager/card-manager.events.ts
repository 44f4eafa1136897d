import type { SavedMethod } from "../../src/state/events";

/** What `martillo-card-manager` tells. */
export interface CardManagerOwnEvents {
  /** The user saved a card. */
  "martillo-card-added": SavedMethod;
  /** Another expiry of a card was saved. */
  "martillo-card-updated": SavedMethod;
  /** The user deleted a card. */
  "martillo-card-deleted": SavedMethod;
  /** Another card pays where nothing is chosen. */
  "martillo-card-default-changed": SavedMethod;
}
