import { PATHS } from "martillo/contract";
import { type LineStep } from "martillo/domain";
import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";
import { stepLine, withdrawalText } from "../sale/words";

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
function stepOf({ isSeller }: AboutPickup, step: LineStep): string[] {
  return isSeller ? [] : [stepLine(step)];
}

function toPickup({ invoice, isSeller }: AboutPickup) {
  return isSeller
    ? {
        link: PATHS.soldInvoice.replace("{id}", String(invoice)),
        label: "Ver la venta",
      }
    : {
        link: PATHS.appointment.replace("{id}", String(invoice)),
        label: "Ver la cita",
      };
}

function whereText({ when, place, person }: AboutAppointment): string {
  return `${when}, en ${oneLine(place)}. Recoge: ${oneLine(person)}.`;
}

function whatToBring({ isSeller }: AboutAppointment): string {
  if (isSeller) {
    return "Antes de entregar el vehículo, pida el código de recogida a quien venga.";
  }
  return "Lleve el documento de identidad y el código de recogida que está junto a la cita. Le adjuntamos la cita para su calendario.";
}

/** An appointment to pick up was booked. */
export const pickupBooked = mailTemplate<AboutAppointment>({
  name: "pickupBooked",
  subject: ({ title }) => `Recogida reservada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    whereText(values),
    whatToBring(values),
    ...stepOf(values, "bring"),
    toPickup(values),
  ],
});

/** It was moved. */
export const pickupMoved = mailTemplate<AboutAppointment>({
  name: "pickupMoved",
  subject: ({ title }) => `Recogida cambiada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    "La nueva cita:",
    whereText(values),
    whatToBring(values),
    ...stepOf(values, "bring"),
    toPickup(values),
  ],
});

/** It was called off. */
export const pickupCancelled = mailTemplate<AboutAppointment>({
  name: "pickupCancelled",
  subject: ({ title }) => `Recogida anulada: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `Se ha anulado la cita del ${values.when} para recoger «${oneLine(values.title)}».`,
    ...(values.reason ? [`Motivo: ${oneLine(values.reason)}`] : []),
    ...stepOf(values, "book"),
    toPickup(values),
  ],
});

/** It is tomorrow; what storage came to must be paid before. */
export const pickupTomorrow = mailTemplate<AboutAppointment & { due: string | null }>({
  name: "pickupTomorrow",
  subject: ({ title }) => `Mañana es la recogida: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    whereText(values),
    ...(values.due === null
      ? []
      : [`Quedan ${values.due} de custodia, que deben pagarse antes de la entrega.`]),
    whatToBring(values),
    ...stepOf(values, "collect"),
    toPickup(values),
  ],
});

/** The vehicle is ready to be picked up. */
export const pickupReady = mailTemplate<AboutPickup & { freeDays: number }>({
  name: "pickupReady",
  subject: ({ title }) => `Listo para recoger: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `«${oneLine(values.title)}» está listo. Reserve cuándo lo recoge: la custodia es gratuita durante ${values.freeDays} días.`,
    ...stepOf(values, "book"),
    toPickup(values),
  ],
});

/** In two days storage begins to cost something. */
export const storageStarts = mailTemplate<AboutPickup & { day: string; perDay: string }>({
  name: "storageStarts",
  subject: ({ title, day }) => `La custodia de ${oneLine(title)} cuesta desde el ${day}`,
  body: (values) => [
    greeting(values.name),
    `«${oneLine(values.title)}» le espera. Desde el ${values.day} su custodia cuesta ${values.perDay} al día, IVA incluido.`,
    ...stepOf(values, "book"),
    toPickup(values),
  ],
});

/** A hand-over as its letter tells it. */
export interface AboutHandover extends AboutPickup {
  when: string;
  seller: string;
  km: number | null;
  keys: number | null;
  notes: string;
  /** How many pictures were taken: they are on its page. */
  photos: number;
  withdrawUntil: string | null;
}

const WHOLE = new Intl.NumberFormat("es-ES", { useGrouping: "always" });

function recordedText({ km, keys, photos }: AboutHandover): string[] {
  const parts = [
    ...(km === null ? [] : [`cuentakilómetros: ${WHOLE.format(km)} km`]),
    ...(keys === null ? [] : [keys === 0 ? "sin llaves" : `llaves: ${keys}`]),
    ...(photos === 0 ? [] : [`fotos: ${photos}`]),
  ];
  return parts.length === 0 ? [] : [`Ha quedado anotado: ${parts.join(" · ")}.`];
}

/** The vehicle was handed over. */
export const handedOver = mailTemplate<AboutHandover>({
  name: "handedOver",
  subject: ({ title }) => `Vehículo entregado: ${oneLine(title)}`,
  body: (values) => [
    greeting(values.name),
    `«${oneLine(values.title)}» se ha entregado el ${values.when}.`,
    ...recordedText(values),
    ...(values.notes ? [`Nota: ${oneLine(values.notes)}`] : []),
    values.isSeller
      ? "Quedan los papeles: vea cuáles faltan."
      : "Solicite la transferencia en 30 días: hasta tener el nuevo permiso, el vehículo no puede circular.",
    ...stepOf(values, "papers"),
    ...(values.withdrawUntil === null
      ? []
      : withdrawalText({ ...values, until: values.withdrawUntil })),
    {
      link: PATHS.documents,
      label: "Ver los papeles",
    },
  ],
});
