import { runWidgetSuite } from "../../src/testing";
import { lotDetailDocs } from "./lot-detail.docs";
import { lotDetailSuite } from "./lot-detail.suite";

runWidgetSuite("lot detail", lotDetailDocs, lotDetailSuite);
