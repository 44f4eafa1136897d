import { defineMessages } from "martillo";

export const contactMessages = defineMessages("siteContact", {
  description: "Escríbanos o llámenos: correo, teléfono, dirección y horario de atención.",
  title: "¿En qué podemos ayudarle?",
  lead: "Cuéntenos qué necesita. Si es sobre un lote, indique su número. Quizá la respuesta ya esté en las",
  faq: "preguntas frecuentes",
  form: "Formulario de contacto",
  ways: "Otras formas de contacto",
  phone: "Teléfono",
  noPhone: "teléfono",
  email: "Correo",
  noEmail: "correo de contacto",
  hours: "Horario de atención",
  noHours: "horario de atención",
  address: "Dirección",
  noAddress: "domicilio",
} as const);
