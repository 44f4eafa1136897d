import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { lotCommentsDocs } from "./lot-comments.docs";
import { lotCommentsSuite } from "./lot-comments.suite";

runWidgetSuite("lot-comments", lotCommentsDocs, lotCommentsSuite);
runElementConformance(lotCommentsDocs, { lot: "1" });
