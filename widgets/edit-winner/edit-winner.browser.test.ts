import { runWidgetSuite } from "../../src/testing";
import { editWinnerDocs } from "./edit-winner.docs";
import { editWinnerSuite } from "./edit-winner.suite";

runWidgetSuite("edit winner", editWinnerDocs, editWinnerSuite);
