export interface NavLink {
  to: string;
  label: string;
}

export const MAIN_LINKS: readonly NavLink[] = [
  { to: "/search/auctions", label: "Subastas" },
  { to: "/buscar/ventas", label: "Venta directa" },
];

export const SELL_LINK: NavLink = { to: "/vender-vehiculo", label: "Vender" };

/** What a seller sees in place of "Vender". */
export const SELLER_LINKS: readonly NavLink[] = [
  { to: "/seller/lots/open", label: "Mis lotes" },
  { to: "/post_project/create_lot/add", label: "Publicar" },
];

export const FAVORITES_LINK: NavLink = { to: "/watchlist/watchlist", label: "Favoritos" };

const PROFILE_LINK: NavLink = { to: "/cuenta/perfil", label: "Mi perfil" };

/** Entries of the user menu before "Cerrar sesión". */
export function accountLinks(isSeller: boolean): readonly NavLink[] {
  return isSeller ? [PROFILE_LINK] : [{ to: "/auctions/all", label: "Mis pujas" }, PROFILE_LINK];
}

export const FOOTER_COLUMNS: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: "Comprar",
    links: [
      { to: "/search/auctions", label: "Buscar subastas" },
      { to: "/buscar/ventas", label: "Ventas activas" },
      { to: "/activar-alerta", label: "Activar una alerta" },
      { to: "/preguntas-frequentes", label: "Preguntas frecuentes" },
    ],
  },
  {
    title: "Vender",
    links: [
      { to: "/vender-vehiculo", label: "Vender un vehículo" },
      { to: "/subastar-vehiculo", label: "Subastar un vehículo" },
      { to: "/contrataciones", label: "Planes y contrataciones" },
      { to: "/services", label: "Servicios" },
    ],
  },
  {
    title: "Martillo",
    links: [
      { to: "/quienes-somos", label: "Quiénes somos" },
      { to: "/contactarnos", label: "Contacto" },
      { to: "/help", label: "Ayuda" },
      { to: "/guidelines", label: "Guía de la subasta" },
    ],
  },
  {
    title: "Legal",
    links: [
      { to: "/aviso-legal", label: "Aviso legal" },
      { to: "/terms-and-conditions", label: "Términos y condiciones" },
      {
        to: "/condiciones-generales-especiales-contratacion",
        label: "Condiciones de contratación",
      },
      { to: "/politica-privacidad", label: "Privacidad" },
      { to: "/politica-proteccion-datos", label: "Protección de datos" },
      { to: "/politica-cookies", label: "Cookies" },
      { to: "/menciones-legales", label: "Menciones legales" },
    ],
  },
];
