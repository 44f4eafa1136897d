/** What `martillo-photo-uploader` tells. */
export interface PhotoUploaderOwnEvents {
  /** The photos of a lot, their order or their captions were saved; it has so many of them now. */
  "martillo-photos-changed": { lot: number; count: number };
}
