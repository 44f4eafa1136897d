import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import { Profile } from "./Profile";
import styles from "./profile.css?inline";

export const profileElement = describeElement({
  tag: "martillo-profile",
  component: Profile,
  styles: withAccountStyles(styles),
  reservedHeight: "560px",
  attributes: { edit: { prop: "edit", type: "boolean" } },
});
