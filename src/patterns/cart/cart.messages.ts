import { defineMessages } from "../../i18n";

export const cartPartMessages = defineMessages("cartParts", {
  premium: "Prima de la subasta",
  vehicles: "Vehículos",
  subtotal: "Subtotal sin IVA",
  tax: "IVA 21 %",
  rebu: "Bienes usados (REBU), IVA no deducible",
  suplido: "Suplidos",
  total: "Total",
  deposit: "Depósito ya entregado",
  due: "A pagar",
  left: "Reservado para usted:",
  leftOf: "{title}, reservado para usted:",
  ending:
    "{minutes, plural, one {Queda un minuto} other {Quedan # minutos}} de la reserva de «{title}».",
  ended: "La reserva de «{title}» ha terminado.",
  prolong: "Alargar",
  prolongLabel: "Alargar la reserva de «{title}»",
  admin_fee: "Gestión de la documentación por la casa",
  ownership_certificate: "Certificado de titularidad (suplido)",
  extras: "Servicios que puede añadir a «{title}»",
  trader: "Vendedor profesional",
  private: "Vendedor particular: el comprador paga el ITP",
  iva: "IVA incluido",
  margin: "REBU, IVA no deducible",
} as const);
