import { runWidgetSuite } from "../../src/testing";
import { offerListDocs } from "./offer-list.docs";
import { offerListSuite } from "./offer-list.suite";

runWidgetSuite("offer list", offerListDocs, offerListSuite);
