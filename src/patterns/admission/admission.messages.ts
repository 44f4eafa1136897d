import { defineMessages } from "../../i18n";

export const admissionMessages = defineMessages("admission", {
  access:
    "En esta subasta solo puja quien el vendedor admite. Pida acceso; le diremos por correo qué decide.",
  invited: "En esta subasta solo puja quien el vendedor invita.",
  note: "Unas palabras para el vendedor (si quiere)",
  ask: "Pedir acceso",
  asked: "Ha pedido acceso. El vendedor lo decide, y se lo diremos por correo.",
  takeBack: "Retirar la solicitud",
  denied: "El vendedor no le ha dado acceso.",
  revoked: "El vendedor le ha retirado el acceso. Las pujas que ya hizo siguen en pie.",
  answer: "Su respuesta: {answer}",
  again: "Puede volver a pedirlo a partir del {moment}.",
  admitted: "Tiene acceso a esta subasta.",
  terms: "Condiciones de esta subasta",
  changed: "Qué ha cambiado: {summary}",
  standing: "Lo que ya ha pujado sigue en pie. Para volver a pujar hay que aceptar las nuevas.",
  agree: "He leído las condiciones y las acepto",
  accept: "Aceptar y seguir",
  accepted: "Aceptó estas condiciones el {moment} (versión {version}).",
  unread: "Marque la casilla para aceptarlas.",
} as const);
