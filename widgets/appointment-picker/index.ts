// When a vehicle that was sold is picked up.
export {
  AppointmentPicker,
  type AppointmentPickerEvents,
  type AppointmentPickerProps,
} from "./AppointmentPicker";
export { appointmentPickerElement } from "./appointment-picker.element";
