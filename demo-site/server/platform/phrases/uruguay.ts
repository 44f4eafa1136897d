import type { PhraseTable } from ".";
import { RIOPLATENSE } from "./rioplatense";

/** What a visitor in Uruguay reads in other words than one in Spain: usted gives way to vos, as on Uruguayan auction sites. */
export const URUGUAY: PhraseTable = {
  ...RIOPLATENSE,
  "Are you sure you want to make this default?": "¿Seguro que querés dejarla como principal?",
  retake: "Sacar de nuevo",
  cancelled: "cancelada",
  unpaid: "impaga",
  "Add caption details": "Agregar leyenda",
  "No Records Found!": "No hay resultados.",
  "code sent": "Código enviado",
  "Successfully registered!": "¡Quedaste registrado!",
  "Default card is required": "Tiene que quedar una tarjeta principal.",
  "Please select/add a card to proceed": "Elegí o agregá una tarjeta para seguir.",
  "invalid decimal": "Monto no válido",
  "Invalid CVV!": "Código de seguridad no válido",
  "Invalid Card Details. Please make sure you enter correct card details":
    "Los datos de la tarjeta no son válidos. Fijate que estén bien ingresados.",
  "Invalid Expiry Details. Please make sure you enter correct card details":
    "El vencimiento no es válido. Fijate en los datos de la tarjeta.",
  "Invalid expiry details": "Vencimiento no válido",
  "Something went wrong! Please make sure you upload the expected file type":
    "Algo salió mal. Fijate que el archivo sea del tipo esperado.",
  "Appointment date is required!": "Elegí la fecha de la agenda.",
  "Appointment time is required!": "Elegí la hora de la agenda.",
  "Enter Payment Amount": "Ingresá el monto del pago.",
  "Max. Amount …": "Monto máximo: …",
  "Min. Amount …": "Monto mínimo: …",
  "Upload Failed!": "No se pudo subir el archivo.",
  "Subscribed to newsletter successfully": "Recibimos tu suscripción al boletín: falta un paso.",
};
