import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { photoUploaderDocs } from "./photo-uploader.docs";
import { photoUploaderSuite } from "./photo-uploader.suite";

runWidgetSuite("photo-uploader", photoUploaderDocs, photoUploaderSuite);
runElementConformance(photoUploaderDocs, { lot: "1" });
