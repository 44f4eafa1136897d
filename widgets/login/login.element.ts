import { describeElement } from "../../src/element/descriptor";
import { Login } from "./Login";
import styles from "./login.css?inline";

export const loginElement = describeElement({
  tag: "martillo-login",
  component: Login,
  styles,
  attributes: {
    mode: { prop: "mode", type: "string" },
    reason: { prop: "reason", type: "string" },
  },
  reservedHeight: "487px",
});
