import { defineMessages } from "martillo";

export const noticeEndMessages = defineMessages("siteNoticeEnd", {
  title: "Dejar de recibir avisos",
  ask: "No le escribiremos más correos de este tipo: {kind}. Los demás avisos siguen como están.",
  stop: "Dejar de recibirlos",
  done: "Ya no recibirá estos correos",
  doneText: "Si cambia de idea, puede volver a elegirlos en sus avisos.",
  failed: "Este enlace no sirve",
  settings: "Elegir mis avisos",
  outbid: "me han superado",
  ending_soon: "termina pronto",
  won: "he ganado",
  lost: "no he ganado",
  bid_accepted: "puja aceptada",
  saved_search: "mis alertas",
  followed: "vendedores que sigo",
  message: "mensajes sin leer",
  question: "preguntas sobre lotes",
} as const);
