import { describeElement } from "../../src/element/descriptor";
import { Registration } from "./Registration";
import styles from "./registration.css?inline";

export const registrationElement = describeElement({
  tag: "martillo-registration",
  component: Registration,
  styles,
  attributes: {
    variant: { prop: "variant", type: "string" },
    verification: { prop: "verification", type: "string" },
    "auto-register": { prop: "autoRegister", type: "boolean" },
    email: { prop: "email", type: "string" },
    picture: { prop: "picture", type: "string" },
    invite: { prop: "invite", type: "string" },
  },
  reservedHeight: "560px",
});
