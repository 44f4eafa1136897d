import { defineMessages } from "../../i18n";

export const proceedsMessages = defineMessages("proceeds", {
  receives: "Lo que recibirá",
  price: "Precio de venta",
  commission: "Comisión de la casa",
  commissionTax: "IVA de la comisión",
  total: "Recibirá",
  ownTax: "El precio incluye {amount} de IVA, que declara usted.",
  by: "Como tarde el {date}, si el comprador paga en plazo.",
  days: "{count, plural, =0 {El mismo día en que pague el comprador.} one {1 día hábil después de que pague el comprador.} other {# días hábiles después de que pague el comprador.}}",
  loading: "Calculando lo que recibirá…",
  failed: "No se ha podido calcular lo que recibirá.",
} as const);
