import { defineMessages } from "../../src/i18n";

export const signMessages = defineMessages("signContract", {
  text: "Texto del contrato",
  buyerWaits: "Falta la firma del comprador.",
  sellerWaits: "Falta la firma del vendedor.",
  buyerSigned: "Comprador: {name}, firmado el {date}.",
  sellerSigned: "Vendedor: {name}, firmado el {date}.",
  how: "Se firma con su nombre y un código que le enviamos por correo. Es una firma electrónica simple: vale entre ustedes, y guardamos el texto, su huella y la hora.",
  name: "Nombre y apellidos",
  nameMissing: "Escriba su nombre y apellidos.",
  sendCode: "Enviarme el código",
  code: "Código del correo",
  codeHint: "Seis cifras; vale quince minutos.",
  codeMissing: "Escriba el código que le hemos enviado.",
  sign: "Firmar el contrato",
  howOutside:
    "La firma se hace en PandaDoc, en otra pestaña. Cuando termine, este contrato se pone al día solo.",
  prepare: "Preparar mi firma",
  open: "Abrir la página de firma",
  declined:
    "Una de las partes no ha querido firmarlo. Ciérrelo y ábralo otra vez para hacer uno nuevo.",
  anotherCode: "Enviar otro código",
} as const);
