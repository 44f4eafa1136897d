import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

/** A vehicle that somebody else kept is free again. Written once, to who has asked for it. */
export const lotFree = mailTemplate<Spoken & { name: string | null; title: string; link: string }>({
  name: "lotFree",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Free again: ${oneLine(title)}` : `Vuelve a estar libre: ${oneLine(title)}`,
  body: ({ name, title, link, english }) => [
    greeting(name, spokenIn({ english })),
    english
      ? `“${oneLine(title)}” is no longer reserved: you can reserve it or buy it now.`
      : `«${oneLine(title)}» ya no está reservado: puede reservarlo o comprarlo ahora.`,
    english
      ? "Others may have asked for this message, too: whoever comes first has it. We will not write about it again unless you ask us to."
      : "Puede que otras personas hayan pedido este mismo aviso: es de quien llegue primero. No le escribiremos más sobre él salvo que vuelva a pedirlo.",
    { link, label: english ? "See the vehicle" : "Ver el vehículo" },
  ],
});
