import { runElementConformance, runWidgetSuite } from "../../src/testing";
import { auctionEditorDocs } from "./auction-editor.docs";
import { auctionEditorSuite } from "./auction-editor.suite";

runWidgetSuite("auction-editor", auctionEditorDocs, auctionEditorSuite);
runElementConformance(auctionEditorDocs, { auction: "1" });
