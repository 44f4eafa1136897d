import type { MessageKeyOf } from "../../src/i18n";
import type { photoUploaderMessages } from "./photo-uploader.messages";

export const photoUploaderEnglish = {
  "photoUploader.noLot": "The lot of the photos is missing",
  "photoUploader.noLotText": "Choose one of your lots: its photos are added in the step “Photos”.",
  "photoUploader.toDrafts": "See your drafts",
  "photoUploader.notOpened": "The photos could not be opened.",
  "photoUploader.untitled": "Lot {id}, without a title",
  "photoUploader.resting": "Everything is saved",
  "photoUploader.left":
    "{count, plural, one {1 photo is still to be sent: do not close the page} other {# photos are still to be sent: do not close the page}}",
  "photoUploader.photos": "Photos",
  "photoUploader.captions": "Captions",
  "photoUploader.photoCount": "{count, plural, one {1 photo} other {# photos}}",
  "photoUploader.captionCount": "{count, plural, one {1 caption} other {# captions}}",
  "photoUploader.may_append":
    "The lot has bids already: you may add photos, but neither remove nor change them.",
  "photoUploader.may_never": "The photos of this lot can no longer be changed.",
} satisfies Record<MessageKeyOf<typeof photoUploaderMessages>, string>;
