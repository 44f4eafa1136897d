import { documentElement } from "../../src/element/docs";
import { appointmentPickerElement } from "./appointment-picker.element";

export const appointmentPickerDocs = documentElement(appointmentPickerElement, {
  doc: "When a vehicle that was sold is picked up: its buyer books, moves or calls off the appointment, and its seller says that it is ready and hands it over.",
  attributes: {
    invoice: { doc: "Number of the purchase or sale." },
    "back-url": {
      doc: "Where the buyer goes instead.",
      default: "the house's list of paid purchases",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-invoice-open-request",
    "martillo-appointment-booked",
    "martillo-appointment-cancelled",
  ],
  parts: {
    base: "The widget.",
    appointment: "The appointment that stands.",
    code: "What the buyer tells when it is handed over.",
    storage: "What waiting costs.",
    desk: "What the seller can do.",
    "hand-over": "The form with which the seller hands it over.",
    handover: "What was written down when it was handed over.",
    done: "What was done last.",
    refusal: "Why something was not done.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-appointment-picker-gap": "Space between the parts. Default: the fourth step.",
  },
});
