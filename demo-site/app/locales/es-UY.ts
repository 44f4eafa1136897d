import type { Phrases } from "martillo";
import type { SiteMessageKey } from "../_made/message-keys";
import { rioplatense } from "./rioplatense";

const texts = {
  ...rioplatense,
  // siteShell
  "siteShell.description":
    "Remates en línea y venta directa de autos, utilitarios, motos, camiones y maquinaria, con reloj del servidor, historial verificable y el total a la vista.",
  "siteShell.seeAuctions": "Ver remates",
  "siteShell.tagline": "Remates en línea y venta directa de vehículos, con las reglas a la vista.",
  "siteShell.newsletterTitle": "Los próximos remates, en tu mail",
  // sitePlans
  "sitePlans.lead":
    "Publicá remates y ventas directas con el plan que necesites. Podés cambiarlo o cancelarlo cuando quieras, sin permanencia.",
  // siteLinks
  "siteLinks.auctions": "Remates",
  "siteLinks.practice": "Remate de práctica",
  "siteLinks.searchAuctions": "Buscar remates",
  "siteLinks.auctionVehicle": "Rematar un vehículo",
  "siteLinks.guidelines": "Guía del remate",
  "siteLinks.inAuctions": "Buscar en remates",
  "siteLinks.seeAuctions": "Ver remates",
  "siteLinks.seeOpenAuctions": "Ver remates en curso",
  // siteRoutes
  "siteGallery.templatesText": "Plantillas de lotes y de remates: usarlas, cambiarlas y borrarlas.",
  "siteGallery.auctionEditor": "Preparar un remate",
  "siteGallery.auctionList": "Remates de quien vende",
  "siteGallery.auctionListText": "Los remates como tabla, con lotes, cierres y solicitudes.",
  "siteGallery.auctionAccess": "Acceso a un remate",
  "siteGallery.auctionAccessInstead": "Ahora no hay ningún remate.",
  "siteSearch.seeTerms": "Condiciones del remate",
  "siteSelling.byAuction": "Por remates",
  "siteSelling.newAuction": "Preparar un remate",
  "siteRoutes.home": "Remates y venta directa de vehículos",
  "siteRoutes.practice": "Remate de práctica",
  "siteRoutes.liveAuction": "Remate en vivo",
  "siteRoutes.liveAuctionPromise":
    "Acá vas a seguir en vivo, lote a lote, los remates con rematador.",
  "siteRoutes.auctionLot": "Lote en remate",
  "siteRoutes.calendar": "Calendario de remates",
  "siteRoutes.guidelines": "Guía del remate",
  "siteRoutes.auctionVehicle": "Rematar un vehículo",
  "siteCart.otherAuction": "Carrito de remates",
  "siteRoutes.cart": "Carrito de remates",
  "siteRoutes.sellerAuctions": "Mis remates",
  "siteRoutes.editAuction": "Preparar un remate",
  // siteHome
  "siteHome.running": "Remates en curso",
  "siteHome.inAuction": "{count, plural, one {# vehículo} other {# vehículos}} en remate",
  "siteHome.allAuctions": "Todos los remates",
  "siteHome.categoryCount": "{count} en remate",
  "siteHome.events": "Remates en curso",
  "siteHome.arrivalsText": "Lo último que publicaron los vendedores, en remate y a precio fijo.",
  "siteHome.planAuctions": "{count, plural, one {# remate} other {# remates}}",
  "siteHome.auctionVehicle": "Rematar un vehículo",
  // siteLot
  "siteLot.auctionHeading": "Remate: {title}",
  "siteLot.auctionDescription": "{title}, en {place}. En remate por {price}, cierra el {closing}.",
  "siteLot.inEvent": "Remate {event}",
  "siteLot.numberInEvent": "Lote {number} del remate {event}",
  // siteSearch
  "siteSearch.auctions": "Vehículos en remate",
  "siteSearch.auctionsDescription":
    "Remates en curso de autos, utilitarios, motos, camiones y maquinaria, con cierre al segundo.",
  "siteSearch.event": "Remate",
  "siteSearch.closedOn": "terminó el {moment}",
  "siteSearch.cancelled": "Este remate se anuló: ya no se oferta por sus lotes.",
  "siteSearch.seeAll": "Ver todos los remates",
  // siteMyBids
  "siteMyBids.events": "Remates en los que ofertás",
  "siteMyBids.noneWinningText": "Acá vas a ver los remates en curso que vas ganando.",
  "siteMyBids.noneLost": "Ningún remate perdido",
  "siteMyBids.noneLostText": "Acá van a quedar los que gane otro oferente.",
  // siteWatchlist
  "siteWatchlist.auctions": "Remates seguidos",
  "siteWatchlist.noneAuctions": "No seguís ningún remate",
  "siteWatchlist.noneAuctionsText":
    "Seguí un remate entero y lo vas a encontrar acá con todos sus lotes.",
  // siteOwnWeb
  "siteOwnWeb.both": "Remates y venta directa",
  "siteOwnWeb.auctionsOnly": "Solo remates",
  "siteOwnWeb.eventNumber":
    "El número de un remate con varios lotes está sobre la lista de sus lotes, y en su dirección, tras «auctionid=».",
  "siteOwnWeb.lotNumber":
    "El número de un lote está en su página, entre sus datos, como «Referencia», y al final de su dirección.",
  "siteOwnWeb.oneEvent": "Los lotes de un remate:",
  "siteSearch.eventNumber": "Remate {id}",
  // sitePractice
  "sitePractice.lead":
    "Un remate de verdad, sin consecuencias: el servidor, su base de datos y tres rivales se abren dentro de esta página. No se vende nada, no se paga nada y ningún dato sale de tu navegador.",
  "sitePractice.rules": "Las reglas son las mismas que en los remates reales.",
  "sitePractice.readRules": "Leer la guía del remate",
  // practice
  "practice.yours": "Tu remate",
  "practice.start": "Empezar el remate",
  "practice.opening": "Abriendo la casa de remates en tu navegador…",
  "practice.over": "El remate terminó.",
  // siteProfile
  "siteProfile.watchlistText": "Lotes y remates que no querés perder de vista.",
  "siteProfile.auctions": "Mis remates",
  // siteMaintenance
  "siteMaintenance.auctionsGoOn":
    "Los remates siguen su curso en el servidor: tus ofertas máximas se mantienen y se ejecutan como siempre.",
  // siteAlerts
  "siteAlerts.seeAuctions": "Ver los remates",
  // siteCalendar
  "siteCalendar.description":
    "Calendario de remates de vehículos: los que están abiertos, cuándo cierran, y los que vienen.",
  "siteCalendar.open": "Abiertos",
  "siteCalendar.scheduled": "Programados",
  // siteAuthorize
  "siteSaleSettings.auction":
    "En remate, los consumidores que compran a un profesional pueden desistir",
  // siteReports
  "siteReports.auctions": "Remates",
} satisfies Partial<Record<SiteMessageKey, string>>;

/** What Uruguay says in other words than Spain; the rest stays as the site carries it. */
export const esUY: Phrases = texts;
