import { defineMessages } from "martillo";

export const practiceMessages = defineMessages("sitePractice", {
  lead: "Una subasta de verdad, sin consecuencias: el servidor, su base de datos y tres rivales se abren dentro de esta página. No se vende nada, no se paga nada y ningún dato sale de su navegador.",
  rules: "Las reglas son las mismas que en las subastas reales.",
  readRules: "Leer la guía de la subasta",
  tries: "Qué merece la pena probar",
  maximum: "La puja máxima",
  maximumText:
    "Indique un máximo alto y no haga nada más. El sistema responde a los rivales por usted y nunca paga más de lo necesario.",
  extension: "La prórroga",
  extensionText:
    "Salte al último minuto y espere. Sonia pujará en los últimos segundos y el cierre se retrasará: da tiempo a contestar.",
  doubt: "La puja en duda",
  doubtText:
    "Pulse «Perder la respuesta de mi puja» y puje. El cuadro no la da por hecha ni por perdida: pregunta y le dice qué pasó. Nunca puja dos veces.",
  line: "La conexión cortada",
  lineText:
    "Córtela, espere a que pujen los demás y recupérela. El precio y la hora vuelven a ser los de la casa.",
  reserve: "El precio de reserva",
  reserveText:
    "Marque «Con precio de reserva», empiece de nuevo y deje que el lote se cierre por debajo. Después, adjudíquelo como vendedor.",
} as const);
