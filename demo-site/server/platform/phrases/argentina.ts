import type { PhraseTable } from ".";
import { RIOPLATENSE } from "./rioplatense";

/** What a visitor in Argentina reads in other words than one in Spain: voseo, and the terms of the trade there. */
export const ARGENTINA: PhraseTable = {
  ...RIOPLATENSE,
  "Are you sure you want to make this default?": "¿Seguro que querés usarla como predeterminada?",
  retake: "Sacar otra",
  "Add caption details": "Agregar epígrafe",
  "Rows per page": "Filas por página",
  "No Records Found!": "No encontramos resultados.",
  "code sent": "Te enviamos el código",
  "Successfully registered!": "¡Listo, ya te registraste!",
  "Registration Failed": "No pudimos completar el registro",
  "Default card is required": "Tenés que dejar una tarjeta predeterminada.",
  "Please select/add a card to proceed": "Elegí o agregá una tarjeta para continuar.",
  "invalid decimal": "Importe inválido",
  "Only numbers are allowed": "Solo se permiten números.",
  "Invalid email format": "El mail no tiene un formato válido.",
  "Invalid Email Format": "El dominio del mail no es válido.",
  "Invalid credit card number!": "Número de tarjeta inválido",
  "The special characters and numbers are not allowed!":
    "No se permiten números ni caracteres especiales.",
  "Invalid CVV!": "Código de seguridad inválido",
  "Invalid Name!": "Nombre inválido",
  "Invalid Account Number": "Número de cuenta inválido",
  "Positive Numbers Only Allowed": "Solo se permiten números positivos.",
  "Numbers Only Allowed": "Solo se permiten números.",
  "Positive only allowed": "Solo se permiten valores positivos.",
  "Invalid Card Details. Please make sure you enter correct card details":
    "Los datos de la tarjeta no son válidos. Revisá que estén bien cargados.",
  "Invalid Expiry Details. Please make sure you enter correct card details":
    "El vencimiento no es válido. Revisá los datos de la tarjeta.",
  "Only numbers, hyphen and alphabets allowed": "Solo se permiten números, letras y guiones.",
  "Invalid expiry details": "Vencimiento inválido",
  "Something went wrong! Please make sure you upload the expected file type":
    "Algo salió mal. Revisá que el archivo sea del tipo esperado.",
  "Appointment date is required!": "Elegí la fecha del turno.",
  "Appointment time is required!": "Elegí la hora del turno.",
  "Enter Payment Amount": "Ingresá el importe del pago.",
  Fair: "Regular",
  "Could not decrypt message": "No pudimos descifrar el mensaje.",
  "Upload Failed!": "No pudimos subir el archivo.",
  "Image Upload Failed": "No pudimos subir la imagen.",
  "Unable to fetch cards": "No pudimos cargar las tarjetas.",
  "Cannot get token": "No pudimos obtener el token.",
  "Subscribed to newsletter successfully": "Recibimos tu suscripción al newsletter: falta un paso.",
};
