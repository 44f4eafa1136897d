import { ApiFault } from "../../platform/call/fault";
import type { ImagesPort, Picture, Reading } from ".";
import { readPicture } from "./picture";

/** Takes pictures apart and leaves out what does not show; decodes nothing. For pages and tests, where no decoder is at hand. */
export const builtInImages: ImagesPort = {
  read,
  async resize(bytes, of) {
    const picture = await read(bytes, of);
    return picture && { pictures: [picture], colour: null };
  },
  share: () => Promise.resolve(null),
};

function read(bytes: Uint8Array, { mostPixels }: Reading): Promise<Picture | null> {
  const picture = readPicture(bytes);
  // What it says of its size is what a browser would make room for.
  if (picture && picture.width * picture.height > mostPixels) {
    return Promise.reject(new ApiFault("IMAGE_TOO_LARGE"));
  }
  return Promise.resolve(picture);
}
