import { runWidgetSuite } from "../../src/testing";
import { returnRequestDocs } from "./return-request.docs";
import { returnRequestSuite } from "./return-request.suite";

runWidgetSuite("return request", returnRequestDocs, returnRequestSuite);
