import { runWidgetSuite } from "../../src/testing";
import { cartDocs } from "./cart.docs";
import { cartSuite } from "./cart.suite";

runWidgetSuite("cart", cartDocs, cartSuite);
