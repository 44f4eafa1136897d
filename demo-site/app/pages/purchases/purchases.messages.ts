import { defineMessages } from "martillo";

export const purchasesMessages = defineMessages("sitePurchases", {
  title: "Mis compras: {list}",
  all: "Todas",
  pending: "Por pagar",
  paid: "Pagadas",
  pickup: "Por recoger",
  completed: "Recogidas",
  returned: "Devueltas",
  invoice: "Ver el detalle de la compra",
  backToPurchases: "Mis compras",
  returnHeading: "Devolución",
  backToSale: "Ver la venta",
  booked: "Recogida reservada. Le hemos enviado la cita.",
  pickupHeading: "Recogida y entrega",
  papersHeading: "Papeles",
} as const);
