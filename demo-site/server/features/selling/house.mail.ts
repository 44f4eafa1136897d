import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../platform/mail/template";

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
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Hidden by the house: ${oneLine(title)}` : `Oculto por la casa: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason, hasBids, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `We have taken “${oneLine(title)}” out of sight. Nobody finds it, bids on it or buys it for now. The reason: ${oneLine(reason)}`
        : `Hemos ocultado «${oneLine(title)}». De momento nadie lo encuentra, puja por él ni lo compra. El motivo: ${oneLine(reason)}`,
      hasBids
        ? english
          ? "The bids that it has stand. If it is still hidden at its end, we decide about the result."
          : "Las pujas que tiene siguen en pie. Si al cierre sigue oculto, decidimos nosotros el resultado."
        : english
          ? "Correct what is wrong and ask us to look again."
          : "Corrija lo que haga falta y pídanos que lo miremos de nuevo.",
      { link, label: english ? "Correct it" : "Corregirlo" },
    ];
  },
});

/** To the seller: a hidden lot is in sight again. */
export const lotShown = mailTemplate<ByHouse>({
  name: "lotShown",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `In sight again: ${oneLine(title)}` : `Visible de nuevo: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `“${oneLine(title)}” is in sight again. Its end has not moved.`
        : `«${oneLine(title)}» vuelve a estar visible. Su cierre no se ha movido.`,
      { link, label: english ? "See it" : "Verlo" },
    ];
  },
});

/** To the seller: the house has called a lot off, and why. */
export const lotCalledOff = mailTemplate<ByHouse>({
  name: "lotCancelled",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Called off: ${oneLine(title)}` : `Anulado: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, reason, hasBids, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `We have called off “${oneLine(title)}”. The reason: ${oneLine(reason)}`
        : `Hemos anulado «${oneLine(title)}». El motivo: ${oneLine(reason)}`,
      ...(hasBids
        ? [
            english
              ? "Those who had bid on it are told that it was called off."
              : "Se lo decimos a quienes habían pujado.",
          ]
        : []),
      { link, label: english ? "See it" : "Verlo" },
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
