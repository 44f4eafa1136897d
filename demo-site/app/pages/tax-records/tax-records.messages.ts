import { defineMessages } from "martillo";

export const taxRecordsMessages = defineMessages("siteTaxRecords", {
  lead: "Los registros de las facturas de la casa que van a la Agencia Tributaria (VERI*FACTU), y lo que ha contestado de cada uno.",
  loading: "Cargando…",
  attention: "Con reparos ({count})",
  waiting: "Sin contestar ({count})",
  all: "Todos ({count})",
  lists: "Qué registros",
  noneAttention: "La Agencia Tributaria no ha puesto reparos a ninguno.",
  noneWaiting: "Todos están contestados.",
  noneAll: "Ninguna factura ha pedido un registro todavía.",
  correction: "Rectificativa",
  isWaiting: "Sin contestar",
  isAccepted: "Aceptado",
  isAcceptedWithErrors: "Aceptado con errores",
  isRejected: "Rechazado",
  noReason: "No ha dicho por qué.",
  attempt: "Intento {count}",
  csv: "Código de verificación: {code}",
  answeredAt: "Contestado el {date}",
  again: "Volver a enviar",
  againOf: "Volver a enviar {number}",
  againAll: "Volver a enviar los rechazados de esta página ({count})",
  sending: "Enviando…",
  sent: "Se enviarán en unos segundos: {count}.",
  more: "Ver más",
  corrects:
    "Antes de volver a enviarlo, arregle lo que dice la respuesta: los datos del emisor, el certificado del servicio o el servicio mismo. Lo emitido no cambia: si está mal la factura, anúlela o rectifíquela.",
  accepted:
    "Lo aceptado con errores está registrado y no se envía otra vez: si el dato está mal, corríjalo con una rectificativa.",
  notSent:
    "No hay ningún servicio configurado que los envíe: esperan aquí. Quien administra el servidor lo pone con MARTILLO_VERIFACTU_URL.",
} as const);
