import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

/** A vehicle that another buyer kept is free again. Written once, to the person who has asked for it. */
export const lotFree = mailTemplate<Spoken & { name: string | null; title: string; link: string }>({
  name: "lotFree",
  subject: ({ title }) => `Vuelve a estar libre: ${oneLine(title)}`,
  body: ({ name, title, link }) => [
    greeting(name),
    `«${oneLine(title)}» ya no está reservado: puede reservarlo o comprarlo ahora.`,
    "Puede que otras personas hayan pedido este mismo aviso: es de quien llegue primero. No le escribiremos más sobre él salvo que vuelva a pedirlo.",
    { link, label: "Ver el vehículo" },
  ],
});
