import {
  greeting,
  mailTemplate,
  oneLine,
  type Spoken,
  spokenIn,
} from "../../../platform/mail/template";

interface AboutAuction extends Spoken {
  name: string | null;
  title: string;
  /** Path of a page. */
  link: string;
}

/** To a seller: somebody asks to bid. One letter for all who ask within an hour. */
export const accessAsked = mailTemplate<AboutAuction>({
  name: "accessAsked",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `Request for access: ${oneLine(title)}` : `Piden acceso: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `Somebody asks to bid in “${oneLine(title)}”. You decide; until then they cannot bid.`
        : `Alguien pide pujar en «${oneLine(title)}». Decide usted; mientras tanto no puede pujar.`,
      { link, label: english ? "See the requests" : "Ver las solicitudes" },
    ];
  },
});

/** What was decided, as the letter about it tells it. */
export type Decision = "approved" | "denied" | "revoked" | "invited";

const DECIDED: Readonly<Record<Decision, readonly [spanish: string, english: string]>> = {
  approved: ["Ya puede pujar en «{title}».", "You can bid in “{title}” now."],
  denied: [
    "El vendedor no le ha dado acceso a «{title}». Puede volver a pedirlo pasado un día.",
    "The seller has not given you access to “{title}”. You can ask again after a day.",
  ],
  revoked: [
    "El vendedor le ha retirado el acceso a «{title}». Las pujas que ya hizo siguen en pie.",
    "The seller has taken back your access to “{title}”. Bids that you have placed stand.",
  ],
  invited: [
    "El vendedor le invita a pujar en «{title}».",
    "The seller invites you to bid in “{title}”.",
  ],
};

/** To who asked, or was invited. The seller's own words are on the page: strangers wrote them. */
export const accessDecided = mailTemplate<AboutAuction & { decision: Decision }>({
  name: "accessDecided",
  language: spokenIn,
  subject: ({ title, decision, english }) => {
    const isIn = decision === "approved" || decision === "invited";
    if (english) return `${isIn ? "You have access" : "No access"}: ${oneLine(title)}`;
    return `${isIn ? "Tiene acceso" : "Sin acceso"}: ${oneLine(title)}`;
  },
  body: (values) => {
    const { name, title, link, decision, english } = values;
    const text = DECIDED[decision][english ? 1 : 0];
    return [
      greeting(name, spokenIn(values)),
      text.replace("{title}", oneLine(title)),
      { link, label: english ? "See the auction" : "Ver la subasta" },
    ];
  },
});

/** To everybody who bids in an auction, may do so, or has accepted its terms: there are new ones. */
export const termsChanged = mailTemplate<AboutAuction>({
  name: "termsChanged",
  language: spokenIn,
  subject: ({ title, english }) =>
    english ? `New terms: ${oneLine(title)}` : `Condiciones nuevas: ${oneLine(title)}`,
  body: (values) => {
    const { name, title, link, english } = values;
    return [
      greeting(name, spokenIn(values)),
      english
        ? `“${oneLine(title)}” has new terms. What you have bid stands. Before your next bid we ask you to accept them.`
        : `«${oneLine(title)}» tiene condiciones nuevas. Lo que ya ha pujado sigue en pie. Antes de su próxima puja le pediremos que las acepte.`,
      { link, label: english ? "Read what has changed" : "Leer qué ha cambiado" },
    ];
  },
});
