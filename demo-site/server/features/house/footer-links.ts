import { PATHS } from "martillo/contract";
import type { TextLanguage } from "martillo/contract";

type Title = Readonly<Record<TextLanguage, string>>;

/** Columns of links below every page, as the site comes with them. */
const FOOTER_LINKS: readonly {
  title: Title;
  links: readonly { title: Title; url: string }[];
}[] = [
  {
    title: { es: "Comprar", en: "Buy" },
    links: [
      { title: { es: "Buscar subastas", en: "Search auctions" }, url: PATHS.searchAuctions },
      { title: { es: "Ventas activas", en: "Current sales" }, url: PATHS.searchSales },
      { title: { es: "Activar una alerta", en: "Set up an alert" }, url: PATHS.activateAlert },
      { title: { es: "Subasta de prácticas", en: "Practice auction" }, url: PATHS.practice },
      { title: { es: "Preguntas frecuentes", en: "Frequent questions" }, url: PATHS.faq },
    ],
  },
  {
    title: { es: "Vender", en: "Sell" },
    links: [
      { title: { es: "Vender un vehículo", en: "Sell a vehicle" }, url: PATHS.sellVehicle },
      { title: { es: "Subastar un vehículo", en: "Auction a vehicle" }, url: PATHS.auctionVehicle },
      {
        title: { es: "Planes y contrataciones", en: "Plans and subscriptions" },
        url: PATHS.subscriptions,
      },
      {
        title: { es: "Widgets para su web", en: "Widgets for your website" },
        url: PATHS.gallery,
      },
      { title: { es: "Servicios", en: "Services" }, url: PATHS.services },
    ],
  },
  {
    title: { es: "Martillo", en: "Martillo" },
    links: [
      { title: { es: "Quiénes somos", en: "About us" }, url: PATHS.about },
      { title: { es: "Contacto", en: "Contact" }, url: PATHS.contact },
      { title: { es: "Ayuda", en: "Help" }, url: PATHS.help },
      { title: { es: "Guía de la subasta", en: "Guide to the auction" }, url: PATHS.guidelines },
    ],
  },
  {
    title: { es: "Legal", en: "Legal" },
    links: [
      { title: { es: "Aviso legal", en: "Legal notice" }, url: PATHS.legalNotice },
      { title: { es: "Términos y condiciones", en: "Terms and conditions" }, url: PATHS.terms },
      {
        title: { es: "Condiciones de contratación", en: "Terms of contract" },
        url: PATHS.contractTerms,
      },
      { title: { es: "Privacidad", en: "Privacy" }, url: PATHS.privacy },
      { title: { es: "Protección de datos", en: "Data protection" }, url: PATHS.dataProtection },
      { title: { es: "Cookies", en: "Cookies" }, url: PATHS.cookies },
      { title: { es: "Menciones legales", en: "Legal mentions" }, url: PATHS.legalMentions },
    ],
  },
];

/** The columns with their titles in one language; the addresses are the same in all. */
export function footerLinks(language: TextLanguage) {
  return FOOTER_LINKS.map(({ title, links }) => ({
    title: title[language],
    links: links.map((link) => ({ title: link.title[language], url: link.url })),
  }));
}
