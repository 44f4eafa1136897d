import { AppointmentPickerView } from "./AppointmentPickerView";
import { type AppointmentPickerOptions, useAppointmentPicker } from "./use-appointment-picker";

/** The appointment of a sale of the signed-in person's. */
export function OwnAppointment({ options }: { options: AppointmentPickerOptions }) {
  return <AppointmentPickerView model={useAppointmentPicker(options)} />;
}
