import type { User } from "martillo/contract";

export interface AccountTile {
  to: string;
  label: string;
  text: string;
}

const BUYING: readonly AccountTile[] = [
  { to: "/auctions/all", label: "Mis pujas", text: "Cómo van y qué ha ganado." },
  {
    to: "/watchlist/watchlist",
    label: "Seguidos y favoritos",
    text: "Lotes que no quiere perder de vista.",
  },
];

const SELLING: readonly AccountTile[] = [
  { to: "/seller/auctions/open", label: "Mis subastas", text: "Lo que está vendiendo ahora." },
  { to: "/invoiceseller/all", label: "Facturas de venta", text: "Cobradas y pendientes." },
];

const NOTICES: AccountTile = {
  to: "/account/notifications",
  label: "Avisos",
  text: "De qué le avisamos y cómo.",
};

const PASSWORD: AccountTile = {
  to: "/account/change",
  label: "Contraseña",
  text: "Cámbiela cuando quiera.",
};

/** Where most people go from their account. */
export function accountTiles(
  user: Pick<User, "admin" | "as_employees_id"> | null,
): readonly AccountTile[] {
  const sells = user?.admin === 1 || (user?.as_employees_id ?? null) !== null;
  return [...(sells ? SELLING : []), ...BUYING, ...(user?.admin === 1 ? [] : [NOTICES]), PASSWORD];
}
