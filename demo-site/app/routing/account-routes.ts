import type { SiteRoute } from "./site-route";

export const BID_LISTS = ["outbid", "winning", "won", "lost", "all"] as const;
export const WATCH_LISTS = ["watchlist", "favorites", "auctions"] as const;
const SALE_LISTS = ["open", "sold", "unsold", "draft"] as const;
const INVOICE_LISTS = ["all", "paid", "unpaid"] as const;

const CART = "Aquí revisará lo que va a comprar antes de pagarlo.";
const SALES = "Aquí llevará sus lotes: abiertos, vendidos, sin vender y borradores.";

const profile = () => import("../pages/profile/ProfilePage").then((m) => m.ProfilePage);

/** On the way to a payment nothing leads away from it. */
function paying(path: string, page: string, title: string, promise: string): SiteRoute {
  return { path, page, guard: "token", title, promise };
}

function own(path: string, page: string, title: string, promise: string): SiteRoute {
  return { ...paying(path, page, title, promise), layout: "account" };
}

function sales(path: string, page: string, title: string): SiteRoute {
  return { ...own(path, page, title, SALES), params: { action: SALE_LISTS } };
}

export const accountRoutes: readonly SiteRoute[] = [
  {
    ...own(
      "/invoiceseller/:action",
      "seller-invoices",
      "Facturas de venta",
      "Aquí verá las facturas de sus ventas, pagadas y pendientes.",
    ),
    params: { action: INVOICE_LISTS },
  },
  paying("/buynowcart", "buy-now-cart", "Cesta de venta directa", CART),
  paying("/cart", "cart", "Cesta", CART),
  paying(
    "/checkout/:type/:cart_id",
    "checkout",
    "Pago",
    "Aquí pagará su compra y elegirá cómo recogerla.",
  ),
  {
    path: "/auctions/:type",
    page: "my-bids",
    guard: "token",
    layout: "account",
    title: "Mis pujas",
    params: { type: BID_LISTS },
    load: () => import("../pages/my-bids/MyBidsPage").then((m) => m.MyBidsPage),
  },
  {
    path: "/watchlist/:type",
    page: "watchlist",
    guard: "token",
    layout: "account",
    title: "Seguidos y favoritos",
    params: { type: WATCH_LISTS },
    load: () => import("../pages/watchlist/WatchlistPage").then((m) => m.WatchlistPage),
  },
  own(
    "/purchases/:type",
    "purchases",
    "Mis compras",
    "Aquí verá los vehículos que ha comprado y su entrega.",
  ),
  {
    path: "/cuenta/perfil",
    page: "profile",
    guard: "token",
    layout: "account",
    title: "Mi perfil",
    load: profile,
  },
  {
    path: "/account/profile",
    page: "profile",
    guard: "token",
    layout: "account",
    title: "Mi perfil",
    load: profile,
  },
  {
    path: "/account/change",
    page: "change-password",
    guard: "token",
    layout: "account",
    title: "Cambiar la contraseña",
    load: () =>
      import("../pages/change-password/ChangePasswordPage").then((m) => m.ChangePasswordPage),
  },
  {
    path: "/account/notifications",
    page: "notifications",
    guard: "token-not-admin",
    layout: "account",
    title: "Avisos",
    load: () => import("../pages/notifications/NotificationsPage").then((m) => m.NotificationsPage),
  },
  {
    ...own(
      "/invoices/:action",
      "invoices",
      "Facturas",
      "Aquí verá las facturas de sus compras, pagadas y pendientes.",
    ),
    params: { action: INVOICE_LISTS },
  },
  own(
    "/documents/all",
    "documents",
    "Documentos",
    "Aquí estarán los contratos y documentos de sus vehículos.",
  ),
  own("/transactions", "transactions", "Movimientos", "Aquí verá sus pagos y devoluciones."),
  own(
    "/invoice/:id",
    "invoice",
    "Factura",
    "Aquí verá la factura, con su desglose, y podrá imprimirla.",
  ),
  own(
    "/depositinvoice/:id",
    "deposit-invoice",
    "Justificante de depósito",
    "Aquí verá el justificante del depósito.",
  ),
  own(
    "/deposits/:action",
    "deposits",
    "Depósitos",
    "Aquí verá los depósitos constituidos para pujar y su devolución.",
  ),
  own(
    "/payments/saved_cards",
    "saved-cards",
    "Tarjetas guardadas",
    "Aquí llevará las tarjetas con las que paga.",
  ),
  own(
    "/payments/bank_details",
    "bank-details",
    "Cuentas bancarias",
    "Aquí llevará sus cuentas bancarias.",
  ),
  own("/wallet", "wallet", "Saldo", "Aquí verá su saldo y podrá ampliarlo."),
  paying(
    "/rosoom_success",
    "payment-success",
    "Pago recibido",
    "Aquí se confirmará el pago recibido.",
  ),
  sales("/seller/auctions/:action", "seller-auctions", "Mis subastas"),
  sales("/seller/lots/:action", "seller-lots", "Mis lotes"),
  sales("/seller/auction/:action", "seller-auctions", "Mis subastas"),
  sales("/seller/buynow/:action", "seller-buy-now", "Mis ventas directas"),
  own(
    "/seller/payments/bank_details",
    "bank-details",
    "Cuentas bancarias",
    "Aquí indicará dónde cobra sus ventas.",
  ),
  own(
    "/seller/payments/saved_cards",
    "saved-cards",
    "Tarjetas guardadas",
    "Aquí llevará las tarjetas con las que paga su plan.",
  ),
  own("/messages", "messages", "Mensajes", "Aquí hablará con compradores y vendedores."),
];
