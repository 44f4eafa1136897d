import { PATHS } from "martillo/contract";
import { type LineStep } from "martillo/domain";
import { stepLine, withdrawalText } from "../sale";
import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** What letters about picking up tell. */
export interface AboutPickup extends Spoken {
  name: string | null;
  title: string;
  invoice: number;
  /** To the seller: nothing of the code. */
  isSeller: boolean;
}

/** About an appointment. */
export interface AboutAppointment extends AboutPickup {
  /** "martes, 24 de noviembre, 10:30". */
  when: string;
  place: string;
  person: string;
  reason: string;
}

/** Which step of the purchase it is, for its buyer. */
function stepOf({ isSeller, english }: AboutPickup, step: LineStep): string[] {
  return isSeller ? [] : [stepLine(step, english)];
}

function toPickup({ invoice, isSeller, english = false }: AboutPickup) {
  return isSeller
    ? {
        link: PATHS.soldInvoice.replace("{id}", String(invoice)),
        label: english ? "See the sale" : "Ver la venta",
      }
    : {
        link: PATHS.appointment.replace("{id}", String(invoice)),
        label: english ? "See the appointment" : "Ver la cita",
      };
}

function whereText({ when, place, person, english }: AboutAppointment): string {
  return english
    ? `${when}, at ${oneLine(place)}. Collected by: ${oneLine(person)}.`
    : `${when}, en ${oneLine(place)}. Recoge: ${oneLine(person)}.`;
}

function whatToBring({ isSeller, english }: AboutAppointment): string {
  if (isSeller) {
    return english
      ? "Ask whoever comes for the collection code before you hand the vehicle over."
      : "Antes de entregar el vehículo, pida el código de recogida a quien venga.";
  }
  return english
    ? "Bring the identity card and the collection code that stands with the appointment. The appointment is attached for your calendar."
    : "Lleve el documento de identidad y el código de recogida que está junto a la cita. Le adjuntamos la cita para su calendario.";
}

/** An appointment to pick up was booked. */
export const pickupBooked = mailTemplate<AboutAppointment>({
  name: "pickupBooked",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Collection booked: ${oneLine(title)}` : `Recogida reservada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    whereText(values),
    whatToBring(values),
    ...stepOf(values, "bring"),
    toPickup(values),
  ],
});

/** It was moved. */
export const pickupMoved = mailTemplate<AboutAppointment>({
  name: "pickupMoved",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Collection moved: ${oneLine(title)}` : `Recogida cambiada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english ? "The new appointment:" : "La nueva cita:",
    whereText(values),
    whatToBring(values),
    ...stepOf(values, "bring"),
    toPickup(values),
  ],
});

/** It was called off. */
export const pickupCancelled = mailTemplate<AboutAppointment>({
  name: "pickupCancelled",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Collection cancelled: ${oneLine(title)}` : `Recogida anulada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `The appointment of ${values.when} to collect “${oneLine(values.title)}” was cancelled.`
      : `Se ha anulado la cita del ${values.when} para recoger «${oneLine(values.title)}».`,
    ...(values.reason
      ? [`${values.english ? "Reason" : "Motivo"}: ${oneLine(values.reason)}`]
      : []),
    ...stepOf(values, "book"),
    toPickup(values),
  ],
});

/** It is tomorrow; what storage came to must be paid before. */
export const pickupTomorrow = mailTemplate<AboutAppointment & { due: string | null }>({
  name: "pickupTomorrow",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Collection tomorrow: ${oneLine(title)}` : `Mañana es la recogida: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    whereText(values),
    ...(values.due === null
      ? []
      : [
          values.english
            ? `${values.due} of storage are due and must be paid before the vehicle is handed over.`
            : `Quedan ${values.due} de custodia, que deben pagarse antes de la entrega.`,
        ]),
    whatToBring(values),
    ...stepOf(values, "collect"),
    toPickup(values),
  ],
});

/** The vehicle is ready to be picked up. */
export const pickupReady = mailTemplate<AboutPickup & { freeDays: number }>({
  name: "pickupReady",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Ready to be collected: ${oneLine(title)}` : `Listo para recoger: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `“${oneLine(values.title)}” is ready. Book when you collect it: storage is free for ${values.freeDays} days.`
      : `«${oneLine(values.title)}» está listo. Reserve cuándo lo recoge: la custodia es gratuita durante ${values.freeDays} días.`,
    ...stepOf(values, "book"),
    toPickup(values),
  ],
});

/** In two days storage begins to cost something. */
export const storageStarts = mailTemplate<AboutPickup & { day: string; perDay: string }>({
  name: "storageStarts",
  language: spokenIn,
  subject: ({ title, day, english }) =>
    english
      ? `Storage of ${oneLine(title)} costs from ${day}`
      : `La custodia de ${oneLine(title)} cuesta desde el ${day}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `“${oneLine(values.title)}” waits for you. From ${values.day} its storage costs ${values.perDay} a day, VAT included.`
      : `«${oneLine(values.title)}» le espera. Desde el ${values.day} su custodia cuesta ${values.perDay} al día, IVA incluido.`,
    ...stepOf(values, "book"),
    toPickup(values),
  ],
});

/** The vehicle was handed over. */
export const handedOver = mailTemplate<
  AboutPickup & { when: string; seller: string; withdrawUntil: string | null }
>({
  name: "handedOver",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Handed over: ${oneLine(title)}` : `Vehículo entregado: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name, spokenIn(values)),
    values.english
      ? `“${oneLine(values.title)}” was handed over on ${values.when}.`
      : `«${oneLine(values.title)}» se ha entregado el ${values.when}.`,
    values.isSeller
      ? values.english
        ? "Its papers are what is left: see which are missing."
        : "Quedan los papeles: vea cuáles faltan."
      : values.english
        ? "Ask for the transfer within 30 days: until you have the new permit the vehicle may not be driven."
        : "Solicite la transferencia en 30 días: hasta tener el nuevo permiso, el vehículo no puede circular.",
    ...stepOf(values, "papers"),
    ...(values.withdrawUntil === null
      ? []
      : withdrawalText({ ...values, until: values.withdrawUntil })),
    {
      link: PATHS.documents,
      label: values.english ? "See the papers" : "Ver los papeles",
    },
  ],
});
