import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { inboxDocs } from "./inbox.docs";
import { inboxSuite } from "./inbox.suite";

runWidgetSuite("inbox", inboxDocs, inboxSuite);
runElementConformance(inboxDocs, { thread: "1" });
