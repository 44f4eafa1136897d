import { runWidgetSuite } from "../../src/testing";
import { appointmentPickerDocs } from "./appointment-picker.docs";
import { appointmentPickerSuite } from "./appointment-picker.suite";

runWidgetSuite("appointment picker", appointmentPickerDocs, appointmentPickerSuite);
