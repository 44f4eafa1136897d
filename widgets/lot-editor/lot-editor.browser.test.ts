import { runWidgetSuite } from "../../src/testing";
import { lotEditorDocs } from "./lot-editor.docs";
import { lotEditorSuite } from "./lot-editor.suite";

runWidgetSuite("lot editor", lotEditorDocs, lotEditorSuite);
