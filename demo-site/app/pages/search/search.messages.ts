import { defineMessages } from "martillo";

export const searchMessages = defineMessages("siteSearch", {
  auctions: "Vehículos en subasta",
  sales: "Vehículos a precio fijo",
  auctionsDescription:
    "Subastas en curso de coches, furgonetas, motos, camiones y maquinaria, con cierre al segundo.",
  salesDescription:
    "Coches, furgonetas, motos, camiones y maquinaria a precio fijo, con el total a la vista.",
  kinds: "Forma de venta",
  event: "Subasta",
  eventNumber: "Subasta {id}",
  opensOn: "abre el {moment}",
  allAtOnce: "Todos los lotes cierran a la vez. Una prórroga retrasa solo su propio lote.",
  staggered:
    "{step, plural, one {Los lotes cierran uno tras otro, cada {time}.} other {Los lotes cierran de # en #, cada {time}.}} Una prórroga retrasa solo su propio lote.",
  byRequest: "Solo puja quien tiene acceso: pídalo y el vendedor lo decide.",
  byInvitation: "Solo puja quien el vendedor invita.",
  viewing: "Visitas: {text}",
  contact: "Contacto: {text}",
  seeAccess: "Acceso y condiciones",
  seeTerms: "Condiciones de la subasta",
  closesOn: "Cierre: {moment}",
  closedOn: "terminada el {moment}",
  cancelled: "Esta subasta se ha anulado: ya no se puja por sus lotes.",
  extends: "Una puja en los últimos {time} de un lote lo prorroga.",
  pickup: "Recogida: {days}, de {from} a {to}.",
  pickupAny: "Recogida: los días laborables, de {from} a {to}.",
  seeEnded: "Ver sus lotes terminados",
  seeAll: "Ver todas las subastas",
} as const);
