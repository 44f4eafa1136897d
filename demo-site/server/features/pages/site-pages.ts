import { PATHS } from "martillo/contract";
import { STATIC_PAGES } from "../house";

/** Pages for everybody that are neither lots nor texts of the house. */
export const SITE_PAGES: readonly { path: string; title: string; description: string }[] = [
  {
    path: PATHS.home,
    title: "Subastas y venta directa de vehículos",
    description:
      "Subastas en línea y venta directa de coches, furgonetas, motos, camiones y maquinaria, con reloj del servidor, historial verificable y el total a la vista.",
  },
  {
    path: PATHS.searchAuctions,
    title: "Buscar subastas",
    description:
      "Coches, furgonetas, motos, camiones y maquinaria en subasta: precio, cierre y kilómetros a la vista, y filtros por marca, combustible y provincia.",
  },
  {
    path: PATHS.searchSales,
    title: "Venta directa de vehículos",
    description: "Vehículos a precio cerrado, sin esperar al cierre de una subasta.",
  },
  {
    path: PATHS.calendar,
    title: "Calendario de subastas",
    description: "Las subastas abiertas y las próximas, con su fecha y sus lotes.",
  },
  {
    path: PATHS.contact,
    title: "Contacto",
    description: "Cómo hablar con la casa de subastas: formulario, correo y teléfono.",
  },
  {
    path: PATHS.practice,
    title: "Subasta de prácticas",
    description:
      "Una subasta de verdad dentro de su navegador, con rivales, para aprender a pujar sin arriesgar nada.",
  },
  {
    path: PATHS.gallery,
    title: "Widgets para su web",
    description:
      "Todos los widgets con lotes de esta casa, y la línea de HTML que pone cada uno en su página.",
  },
];

/** Addresses that search engines may list, the lots apart. */
export const PUBLIC_PATHS: readonly string[] = [
  ...SITE_PAGES.map(({ path }) => path),
  ...STATIC_PAGES.map(({ slug }) => `/${slug}`),
];
