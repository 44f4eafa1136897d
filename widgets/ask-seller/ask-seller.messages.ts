import { defineMessages } from "../../src/i18n";

export const askSellerMessages = defineMessages("askSeller", {
  ask: "Preguntar al vendedor",
  askInHouse: "Preguntar en la casa de subastas",
  title: "Preguntar al vendedor",
  private: "Solo la leen usted y el vendedor. La respuesta llega a sus mensajes.",
  question: "Su pregunta",
  sent: "Su pregunta está enviada. Le avisaremos por correo cuando haya respuesta.",
  toThread: "Ver la conversación",
  another: "Escribir otra",
  loading: "Cargando…",
  notLoaded: "No se ha podido abrir el formulario.",
});
