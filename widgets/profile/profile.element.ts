import { describeElement } from "../../src/element/descriptor";
import { accountStyles } from "../account";
import { Profile } from "./Profile";
import styles from "./profile.css?inline";

export const profileElement = describeElement({
  tag: "martillo-profile",
  component: Profile,
  styles: `${accountStyles}\n${styles}`,
  reservedHeight: "560px",
  attributes: { edit: { prop: "edit", type: "boolean" } },
});
