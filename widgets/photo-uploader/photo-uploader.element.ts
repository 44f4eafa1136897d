import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./photo-uploader.css?inline";
import { PhotoUploader } from "./PhotoUploader";

export const photoUploaderElement = describeElement({
  tag: "martillo-photo-uploader",
  component: PhotoUploader,
  styles: withAccountStyles(styles),
  reservedHeight: "360px",
  attributes: { lot: { prop: "lot", type: "number" } },
});
