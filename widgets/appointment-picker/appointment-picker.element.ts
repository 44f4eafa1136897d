import { describeElement } from "../../src/element/descriptor";
import { withAccountStyles } from "../account";
import styles from "./appointment-picker.css?inline";
import { AppointmentPicker } from "./AppointmentPicker";

export const appointmentPickerElement = describeElement({
  tag: "martillo-appointment-picker",
  component: AppointmentPicker,
  styles: withAccountStyles(styles),
  reservedHeight: "320px",
  attributes: {
    invoice: { prop: "invoice", type: "number" },
    "back-url": { prop: "backUrl", type: "string" },
  },
});
