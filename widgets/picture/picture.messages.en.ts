import type { MessageKeyOf } from "../../src/i18n";
import type { captureMessages } from "./capture.messages";
import type { pictureMessages } from "./picture.messages";

export const pictureEnglish = {
  "picture.label": "Picture",
  "picture.labelOptional": "Picture (optional)",
  "picture.hint": "With the camera, or from a file.",
  "picture.add": "Add a picture",
  "picture.change": "Change the picture",
  "picture.remove": "Remove the picture",
  "picture.yours": "Your picture",
  "picture.notLoaded": "Neither the camera nor the choice of a file could be opened.",
  "picture.title": "Your picture",
  "picture.live": "What the camera shows",
  "picture.chooseFile": "Choose a file",
  "picture.starting": "Opening the camera…",
  "picture.ready": "Place yourself in the middle and take the picture, or choose a file.",
  "picture.taken": "This is how your picture will look.",
  "picture.preview": "Preview of your picture",
  "picture.use": "Use this picture",
  "picture.insecure": "The camera works on secure pages (https) only.",
  "picture.forbidden": "This page does not allow the camera.",
  "picture.fileInstead": "Choose a file.",
  "picture.denied": "You have not allowed the camera.",
  "picture.deniedNext": "Allow it in your browser and try again, or choose a file.",
  "picture.none": "We have found no camera.",
  "picture.noneNext": "Connect one and try again, or choose a file.",
  "picture.busy": "Another program is using the camera.",
  "picture.busyNext": "Close it and try again, or choose a file.",
  "picture.failed": "We could not open the camera.",
  "picture.failedNext": "Try again, or choose a file.",
} satisfies Record<MessageKeyOf<typeof captureMessages | typeof pictureMessages>, string>;
