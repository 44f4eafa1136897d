import { STATIC_PAGES } from "../static-pages/pages";

/** Pages for everybody that are neither lots nor texts of the house. */
export const SITE_PAGES: readonly { path: string; title: string; description: string }[] = [
  {
    path: "/",
    title: "Subastas y venta directa de vehículos",
    description:
      "Subastas en línea y venta directa de coches, furgonetas, motos, camiones y maquinaria, con reloj del servidor, historial verificable y el total a la vista.",
  },
  {
    path: "/search/auctions",
    title: "Buscar subastas",
    description:
      "Coches, furgonetas, motos, camiones y maquinaria en subasta: precio, cierre y kilómetros a la vista, y filtros por marca, combustible y provincia.",
  },
  {
    path: "/buscar/ventas",
    title: "Venta directa de vehículos",
    description: "Vehículos a precio cerrado, sin esperar al cierre de una subasta.",
  },
  {
    path: "/auction",
    title: "Calendario de subastas",
    description: "Las subastas abiertas y las próximas, con su fecha y sus lotes.",
  },
  {
    path: "/contactarnos",
    title: "Contacto",
    description: "Cómo hablar con la casa de subastas: formulario, correo y teléfono.",
  },
];

/** Addresses that search engines may list, the lots apart. */
export const PUBLIC_PATHS: readonly string[] = [
  ...SITE_PAGES.map(({ path }) => path),
  ...STATIC_PAGES.map(({ slug }) => `/${slug}`),
];
