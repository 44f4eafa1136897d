import type { SiteRoute } from "./site-route";

function open(path: string, page: string, title: string, promise: string): SiteRoute {
  return { path, page, guard: "none", layout: "account", title, promise };
}

/** Seller addresses without a guard: the page opens for everyone, its data only for those signed in. */
export const sellerRoutes: readonly SiteRoute[] = [
  open(
    "/seller/templates",
    "seller-templates",
    "Plantillas",
    "Aquí guardará plantillas para publicar subastas más deprisa.",
  ),
  open(
    "/seller/product/templates",
    "seller-lot-templates",
    "Plantillas de lotes",
    "Aquí guardará plantillas para publicar lotes más deprisa.",
  ),
  open(
    "/seller/organization",
    "seller-organization",
    "Mi organización",
    "Aquí llevará los datos de su empresa y a sus empleados.",
  ),
  open(
    "/seller/reports",
    "seller-reports",
    "Informes",
    "Aquí verá cómo van sus ventas y podrá descargarlas.",
  ),
  open(
    "/seller/payments/mysubcriptionlist",
    "subscription-history",
    "Historial de suscripción",
    "Aquí verá los planes que ha contratado y sus pagos.",
  ),
  open(
    "/payments/subscription",
    "subscription",
    "Mi suscripción",
    "Aquí verá su plan actual y podrá ampliarlo.",
  ),
  open(
    "/post_project/auction_detail/:action",
    "edit-auction",
    "Preparar una subasta",
    "Aquí preparará una subasta con sus lotes, fechas y condiciones.",
  ),
  open(
    "/post_project/create_lot/:action",
    "edit-lot",
    "Preparar un lote",
    "Aquí preparará un lote con sus fotos, sus datos y su precio de salida.",
  ),
  open(
    "/appointment/schedule/:id",
    "appointment",
    "Cita de recogida",
    "Aquí elegirá el día y la hora para recoger su vehículo.",
  ),
];
