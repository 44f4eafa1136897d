import { defineMessages } from "../../src/i18n";

export const accountMenuMessages = defineMessages("accountMenu", {
  label: "Mi cuenta",
  greeting: "Hola, {name}",
  open: "Abrir el menú de la cuenta",
  close: "Cerrar el menú de la cuenta",

  account: "Cuenta",
  profile: "Mi perfil",
  changePassword: "Cambiar la contraseña",
  notifications: "Avisos",
  switchAccount: "Cambiar de cuenta",

  sales: "Ventas",
  auctions: "Subastas",
  buyNow: "Venta directa",
  openSales: "Abiertas",
  soldSales: "Vendidas",
  unsoldSales: "Sin vender",
  draftSales: "Borradores",
  ownWeb: "Mis lotes en mi web",

  plans: "Planes",
  viewPlans: "Ver planes",
  subscription: "Mi suscripción",
  savedCards: "Tarjetas guardadas",
  bankDetails: "Cuentas bancarias",
  subscriptionHistory: "Historial de suscripciones",

  invoices: "Facturas de venta",
  allInvoices: "Todas",
  paidInvoices: "Pagadas",
  unpaidInvoices: "Pendientes de pago",

  purchases: "Compras",
  outbid: "Superado",
  winning: "Ganando",
  won: "Ganadas",
  lost: "No ganadas",
  offers: "Ofertas",
  allPurchases: "Mis compras",
  receivedOffers: "Ofertas recibidas",
  boughtInvoices: "Compras y pagos",
  documents: "Documentos",
  watchlist: "Seguidos",
  alerts: "Mis alertas",

  money: "Dinero",
  wallet: "Saldo",
  transactions: "Movimientos",
  deposits: "Depósitos",

  held: "{count, plural, one {# retenido} other {# retenidos}}",
  lots: "{count, plural, one {# lote} other {# lotes}}",
  count: "{count, plural, one {# oferta} other {# ofertas}}",
  logout: "Cerrar sesión",
  logoutEverywhere: "Cerrar sesión en todos los dispositivos",
  everywhereWhy:
    "Se cerrarán las sesiones abiertas en este y en todos los demás navegadores y dispositivos, también las de las páginas a las que haya dado permiso. Las pujas ya hechas siguen en pie.",
  cancel: "Cancelar",
} as const);
