import { type Words, greeting, oneLine } from "../../platform/mail/template";
import type * as spanish from "./pickup.mail";
import type { AboutPickup, AboutAppointment } from "./pickup.mail";
import { PATHS } from "martillo/contract";
import { type LineStep } from "martillo/domain";
import { stepLine, withdrawalText } from "../sale/words.en";

/** Which step of the purchase it is, for its buyer. */
function stepOf({ isSeller }: AboutPickup, step: LineStep): string[] {
  return isSeller ? [] : [stepLine(step)];
}

function toPickup({ invoice, isSeller }: AboutPickup) {
  return isSeller
    ? {
        link: PATHS.soldInvoice.replace("{id}", String(invoice)),
        label: "See the sale",
      }
    : {
        link: PATHS.appointment.replace("{id}", String(invoice)),
        label: "See the appointment",
      };
}

function whereText({ when, place, person }: AboutAppointment): string {
  return `${when}, at ${oneLine(place)}. Collected by: ${oneLine(person)}.`;
}

function whatToBring({ isSeller }: AboutAppointment): string {
  if (isSeller) {
    return "Ask whoever comes for the collection code before you hand the vehicle over.";
  }
  return "Bring the identity card and the collection code that stands with the appointment. The appointment is attached for your calendar.";
}

export const pickupBooked: Words<typeof spanish.pickupBooked> = {
  subject: ({ title }) => `Collection booked: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    whereText(values),
    whatToBring(values),
    ...stepOf(values, "bring"),
    toPickup(values),
  ],
};

export const pickupMoved: Words<typeof spanish.pickupMoved> = {
  subject: ({ title }) => `Collection moved: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    "The new appointment:",
    whereText(values),
    whatToBring(values),
    ...stepOf(values, "bring"),
    toPickup(values),
  ],
};

export const pickupCancelled: Words<typeof spanish.pickupCancelled> = {
  subject: ({ title }) => `Collection cancelled: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `The appointment of ${values.when} to collect “${oneLine(values.title)}” was cancelled.`,
    ...(values.reason ? [`Reason: ${oneLine(values.reason)}`] : []),
    ...stepOf(values, "book"),
    toPickup(values),
  ],
};

export const pickupTomorrow: Words<typeof spanish.pickupTomorrow> = {
  subject: ({ title }) => `Collection tomorrow: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    whereText(values),
    ...(values.due === null
      ? []
      : [`${values.due} of storage are due and must be paid before the vehicle is handed over.`]),
    whatToBring(values),
    ...stepOf(values, "collect"),
    toPickup(values),
  ],
};

export const pickupReady: Words<typeof spanish.pickupReady> = {
  subject: ({ title }) => `Ready to be collected: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `“${oneLine(values.title)}” is ready. Book when you collect it: storage is free for ${values.freeDays} days.`,
    ...stepOf(values, "book"),
    toPickup(values),
  ],
};

export const storageStarts: Words<typeof spanish.storageStarts> = {
  subject: ({ title, day }) => `Storage of ${oneLine(title)} costs from ${day}`,
  body: (values) => [
    greeting(values.name, "en"),
    `“${oneLine(values.title)}” waits for you. From ${values.day} its storage costs ${values.perDay} a day, VAT included.`,
    ...stepOf(values, "book"),
    toPickup(values),
  ],
};

const WHOLE = new Intl.NumberFormat("en-GB");

function recordedText({ km, keys, photos }: spanish.AboutHandover): string[] {
  const parts = [
    ...(km === null ? [] : [`odometer: ${WHOLE.format(km)} km`]),
    ...(keys === null ? [] : [keys === 0 ? "no keys" : `keys: ${keys}`]),
    ...(photos === 0 ? [] : [`pictures: ${photos}`]),
  ];
  return parts.length === 0 ? [] : [`What was written down: ${parts.join(" · ")}.`];
}

export const handedOver: Words<typeof spanish.handedOver> = {
  subject: ({ title }) => `Handed over: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, "en"),
    `“${oneLine(values.title)}” was handed over on ${values.when}.`,
    ...recordedText(values),
    ...(values.notes ? [`Note: ${oneLine(values.notes)}`] : []),
    values.isSeller
      ? "Its papers are what is left: see which are missing."
      : "Ask for the transfer within 30 days: until you have the new permit the vehicle may not be driven.",
    ...stepOf(values, "papers"),
    ...(values.withdrawUntil === null
      ? []
      : withdrawalText({ ...values, until: values.withdrawUntil })),
    {
      link: PATHS.documents,
      label: "See the papers",
    },
  ],
};
