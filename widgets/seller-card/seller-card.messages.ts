import { defineMessages } from "../../src/i18n";

export const sellerCardMessages = defineMessages("sellerCard", {
  loading: "Cargando los datos del vendedor…",
  missing: "Este vendedor no está disponible",
  missingText: "Puede que ya no venda aquí, o que la dirección no sea correcta.",
  trader: "Empresa o profesional",
  private: "Particular",
  memberSince: "Aquí desde {month}",
  auctions: "{count, plural, one {# subasta} other {# subastas}}",
  directSales: "{count, plural, one {# venta directa} other {# ventas directas}}",
  nothing: "Ahora mismo no tiene nada a la venta.",
  seeLots: "Ver sus lotes",
  promises: "Cómo cumple lo que vende",
  fewSales: "Aún no hay bastantes ventas.",
  inTime:
    "{count} de {total, plural, one {# vehículo entregado a tiempo} other {# vehículos entregados a tiempo}}",
  calledOff:
    "{count, plural, =0 {Ninguna venta anulada o sin entregar} one {# venta anulada o sin entregar} other {# ventas anuladas o sin entregar}}",
  returned:
    "{count, plural, =0 {Ninguna devolución} one {# devolución} other {# devoluciones}} de {total, plural, one {# vehículo entregado} other {# vehículos entregados}}",
  since:
    "Ventas desde {month}, según lo que consta en la casa. A tiempo es el día acordado o, sin cita, dentro de los 30 días siguientes al pago.",
  identity: "Quién vende",
  privateText:
    "Vende como particular: en sus ventas no se aplican los derechos que la ley da a los consumidores frente a las empresas, como el de desistimiento.",
  company: "Nombre o razón social",
  taxId: "NIF",
  address: "Dirección",
  email: "Correo",
  phone: "Teléfono",
} as const);
