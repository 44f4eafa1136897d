import { defineMessages } from "martillo";

export const noticeMessages = defineMessages("siteNotices", {
  notFound: "Esta página no existe",
  notFoundText: "Puede que la dirección tenga una errata o que el vehículo ya no esté publicado.",
  preparing: "En preparación",
  preparingText: "Todavía no está disponible. Mientras tanto, puede:",
  seeSales: "Ver venta directa",
} as const);
