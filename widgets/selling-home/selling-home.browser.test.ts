import { runWidgetSuite } from "../../src/testing";
import { sellingHomeDocs } from "./selling-home.docs";
import { sellingHomeSuite } from "./selling-home.suite";

runWidgetSuite("selling-home", sellingHomeDocs, sellingHomeSuite);
