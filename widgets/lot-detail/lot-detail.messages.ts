import { defineMessages } from "../../src/i18n";

export const lotDetailMessages = defineMessages("lotDetail", {
  loading: "Cargando el lote…",
  notFound: "No encontramos este lote.",
  notFoundNext: "Puede que se haya retirado. Revise la dirección o vuelva al listado.",
  failed: "No hemos podido cargar el lote.",

  // Gallery
  gallery: "Fotografías",
  picture: "Fotografía {number} de {count}",
  noPictures: "Sin fotografías",
  previous: "Fotografía anterior",
  next: "Fotografía siguiente",
  enlarge: "Ampliar la fotografía {number} de {count}",
  thumbnails: "Todas las fotografías",
  fullScreen: "{title}: fotografías a pantalla completa",
  close: "Cerrar",

  // Badges
  auction: "Subasta",
  direct: "Venta directa",
  scheduled: "Próximamente",
  open: "En curso",
  closing: "Últimos minutos",
  closed: "Cerrada",
  sold: "Adjudicado",
  soldDirect: "Vendido",
  provisional: "Pendiente de decisión",
  unsold: "Sin vender",
  cancelled: "Cancelada",
  reserved: "Reservado",
  withdrawn: "Retirado",
  draft: "Borrador",

  // Actions
  watch: "Seguir",
  watching: "Siguiendo",
  signInNotLoaded: "No se ha podido cargar el inicio de sesión. Inténtelo de nuevo.",

  // Facts
  facts: "Datos del vehículo",
  reference: "Referencia",

  description: "Descripción",
  damage: "Daños",
  extrasFailed: "No hemos podido cargar daños y documentos.",
  added: "Añadido el {when}",
  seller: "Vendedor",

  // Terms
  terms: "Condiciones de la subasta",
  termsDirect: "Condiciones de la venta",
  start: "Apertura",
  end: "Cierre",
  extension: "Prórroga",
  startPrice: "Precio de salida",
  reserve: "Reserva",
  reserveNone: "Sin precio de reserva",
  reserveMet: "Alcanzada",
  reserveNotMet: "No alcanzada",
  tax: "Impuestos",
  taxIva: "IVA del {percent} % incluido y deducible",
  taxRebu: "Régimen especial de bienes usados (REBU), IVA no deducible",
} as const);
