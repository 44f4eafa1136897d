import { greeting, mailTemplate, oneLine, type Spoken } from "../../platform/mail/template";

/** What the house has done to a seller's lot. */
interface ByHouse extends Spoken {
  name: string | null;
  title: string;
  /** Path of the lot's form. */
  link: string;
  reason: string;
  hasBids: boolean;
}

/** To the seller: the house has taken a lot out of sight, and why. */
export const lotHidden = mailTemplate<ByHouse>({
  name: "lotHidden",
  subject: ({ title }) => `Oculto por la casa: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason, hasBids } = values;
    return [
      greeting(name),
      `Hemos ocultado «${oneLine(title)}». De momento nadie lo encuentra, puja por él ni lo compra. El motivo: ${oneLine(reason)}`,
      hasBids
        ? "Las pujas que tiene siguen en pie. Si al cierre sigue oculto, decidimos nosotros el resultado."
        : "Corrija lo que haga falta y pídanos que lo miremos de nuevo.",
      { link, label: "Corregirlo" },
    ];
  },
});

/** To the seller: a hidden lot is in sight again. */
export const lotShown = mailTemplate<ByHouse>({
  name: "lotShown",
  subject: ({ title }) => `Visible de nuevo: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name),
      `«${oneLine(title)}» vuelve a estar visible. Su cierre no se ha movido.`,
      { link, label: "Verlo" },
    ];
  },
});

/** To the seller: the house has called a lot off, and why. */
export const lotCalledOff = mailTemplate<ByHouse>({
  name: "lotCancelled",
  subject: ({ title }) => `Anulado: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason, hasBids } = values;
    return [
      greeting(name),
      `Hemos anulado «${oneLine(title)}». El motivo: ${oneLine(reason)}`,
      ...(hasBids ? ["Se lo decimos a quienes habían pujado."] : []),
      { link, label: "Verlo" },
    ];
  },
});

/** To the house: a seller asks it for something about a lot. */
export const houseAsked = mailTemplate<{
  title: string;
  link: string;
  seller: string;
  action: "request_withdraw" | "request_review";
  reason: string | null;
}>({
  name: "withdrawAsked",
  subject: ({ title, action }) =>
    action === "request_withdraw"
      ? `Piden retirar un lote con pujas: ${oneLine(title)}`
      : `Piden revisar un lote oculto: ${oneLine(title)}`,
  body: ({ title, link, seller, action, reason }) => [
    action === "request_withdraw"
      ? `${oneLine(seller)} pide que se retire «${oneLine(title)}», que tiene pujas.`
      : `${oneLine(seller)} pide que se vuelva a mirar «${oneLine(title)}», que está oculto.`,
    ...(reason === null ? [] : [`Lo que dice: ${oneLine(reason)}`]),
    { link, label: "Ver el lote" },
  ],
});
