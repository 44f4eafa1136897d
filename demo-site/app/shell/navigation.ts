import type { User, ValidatedUser } from "martillo/contract";
import type { linkMessages } from "./navigation.messages";

export type LinkText = keyof (typeof linkMessages)["texts"];

export interface NavLink {
  to: string;
  label: LinkText;
}

export const MAIN_LINKS: readonly NavLink[] = [
  { to: "/search/auctions", label: "auctions" },
  { to: "/buscar/ventas", label: "sales" },
];

export const SELL_LINK: NavLink = { to: "/vender-vehiculo", label: "sell" };

/** What a seller sees in place of "Vender". */
export const SELLER_LINKS: readonly NavLink[] = [
  { to: "/seller/lots/open", label: "myLots" },
  { to: "/post_project/create_lot/add", label: "publish" },
];

export const FAVORITES_LINK: NavLink = { to: "/watchlist/watchlist", label: "favorites" };

const PROFILE_LINK: NavLink = { to: "/cuenta/perfil", label: "profile" };
const SWITCH_LINK: NavLink = { to: "/switch", label: "switchAccount" };

/** What the links of an account depend on. */
type MenuUser = Pick<User, "admin" | "as_employees_id"> &
  Pick<ValidatedUser, "acted_by" | "accounts">;

/** Whether somebody sells: with an account that does, or as an employee of one. */
export function sells(user: Pick<User, "admin" | "as_employees_id"> | null): boolean {
  return user !== null && (user.admin === 1 || user.as_employees_id !== null);
}

/** Entries of the user menu before "Cerrar sesión". */
export function accountLinks(user: MenuUser): readonly NavLink[] {
  const canSwitch = Boolean(user.acted_by) || (user.accounts?.length ?? 0) > 0;
  return [
    ...(sells(user) ? [] : [{ to: "/auctions/all", label: "myBids" } as const]),
    PROFILE_LINK,
    ...(canSwitch ? [SWITCH_LINK] : []),
  ];
}

export const FOOTER_COLUMNS: readonly { title: LinkText; links: readonly NavLink[] }[] = [
  {
    title: "buy",
    links: [
      { to: "/search/auctions", label: "searchAuctions" },
      { to: "/buscar/ventas", label: "activeSales" },
      { to: "/activar-alerta", label: "alert" },
      { to: "/preguntas-frequentes", label: "faq" },
    ],
  },
  {
    title: "sell",
    links: [
      { to: "/vender-vehiculo", label: "sellVehicle" },
      { to: "/subastar-vehiculo", label: "auctionVehicle" },
      { to: "/contrataciones", label: "plans" },
      { to: "/services", label: "services" },
    ],
  },
  {
    title: "house",
    links: [
      { to: "/quienes-somos", label: "about" },
      { to: "/contactarnos", label: "contact" },
      { to: "/help", label: "help" },
      { to: "/guidelines", label: "guidelines" },
    ],
  },
  {
    title: "legal",
    links: [
      { to: "/aviso-legal", label: "legalNotice" },
      { to: "/terms-and-conditions", label: "terms" },
      {
        to: "/condiciones-generales-especiales-contratacion",
        label: "contractTerms",
      },
      { to: "/politica-privacidad", label: "privacy" },
      { to: "/politica-proteccion-datos", label: "dataProtection" },
      { to: "/politica-cookies", label: "cookies" },
      { to: "/menciones-legales", label: "legalMentions" },
    ],
  },
];
