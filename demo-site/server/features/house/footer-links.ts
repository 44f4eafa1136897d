import { PATHS } from "martillo/domain";

/** Columns of links below every page, as the site comes with them. */
export const FOOTER_LINKS: readonly {
  title: string;
  links: readonly { title: string; url: string }[];
}[] = [
  {
    title: "Comprar",
    links: [
      { title: "Buscar subastas", url: PATHS.searchAuctions },
      { title: "Ventas activas", url: PATHS.searchSales },
      { title: "Activar una alerta", url: PATHS.activateAlert },
      { title: "Subasta de prácticas", url: PATHS.practice },
      { title: "Preguntas frecuentes", url: PATHS.faq },
    ],
  },
  {
    title: "Vender",
    links: [
      { title: "Vender un vehículo", url: PATHS.sellVehicle },
      { title: "Subastar un vehículo", url: PATHS.auctionVehicle },
      { title: "Planes y contrataciones", url: PATHS.subscriptions },
      { title: "Widgets para su web", url: PATHS.gallery },
      { title: "Servicios", url: PATHS.services },
    ],
  },
  {
    title: "Martillo",
    links: [
      { title: "Quiénes somos", url: PATHS.about },
      { title: "Contacto", url: PATHS.contact },
      { title: "Ayuda", url: PATHS.help },
      { title: "Guía de la subasta", url: PATHS.guidelines },
    ],
  },
  {
    title: "Legal",
    links: [
      { title: "Aviso legal", url: PATHS.legalNotice },
      { title: "Términos y condiciones", url: PATHS.terms },
      {
        title: "Condiciones de contratación",
        url: PATHS.contractTerms,
      },
      { title: "Privacidad", url: PATHS.privacy },
      { title: "Protección de datos", url: PATHS.dataProtection },
      { title: "Cookies", url: PATHS.cookies },
      { title: "Menciones legales", url: PATHS.legalMentions },
    ],
  },
];
