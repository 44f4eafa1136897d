import { greeting, mailTemplate, oneLine, type Spoken } from "../../../platform/mail/template";

interface AboutAuction extends Spoken {
  name: string | null;
  title: string;
  /** Path of a page. */
  link: string;
}

/** To a seller: a person asks to bid. One letter for all who ask within an hour. */
export const accessAsked = mailTemplate<AboutAuction>({
  name: "accessAsked",
  subject: ({ title }) => `Piden acceso: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name),
      `Alguien pide pujar en «${oneLine(title)}». Decide usted; mientras tanto no puede pujar.`,
      { link, label: "Ver las solicitudes" },
    ];
  },
});

/** The decision, as the letter about it tells it. */
export type Decision = "approved" | "denied" | "revoked" | "invited";

const DECIDED: Readonly<Record<Decision, string>> = {
  approved: "Ya puede pujar en «{title}».",
  denied: "El vendedor no le ha dado acceso a «{title}». Puede volver a pedirlo pasado un día.",
  revoked: "El vendedor le ha retirado el acceso a «{title}». Las pujas que ya hizo siguen en pie.",
  invited: "El vendedor le invita a pujar en «{title}».",
};

/** To who asked, or was invited. The seller's own words are on the page: strangers wrote them. */
export const accessDecided = mailTemplate<AboutAuction & { decision: Decision }>({
  name: "accessDecided",
  subject: ({ title, decision }) => {
    const isIn = decision === "approved" || decision === "invited";

    return `${isIn ? "Tiene acceso" : "Sin acceso"}: ${oneLine(title)}`;
  },
  body: (values) => {
    const { name, title, link, decision } = values;
    const text = DECIDED[decision];
    return [
      greeting(name),
      text.replace("{title}", oneLine(title)),
      { link, label: "Ver la subasta" },
    ];
  },
});

/** To everybody who bids in an auction, may do so, or has accepted its terms: there are new ones. */
export const termsChanged = mailTemplate<AboutAuction>({
  name: "termsChanged",
  subject: ({ title }) => `Condiciones nuevas: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link } = values;
    return [
      greeting(name),
      `«${oneLine(title)}» tiene condiciones nuevas. Lo que ya ha pujado sigue en pie. Antes de su próxima puja le pediremos que las acepte.`,
      { link, label: "Leer qué ha cambiado" },
    ];
  },
});
