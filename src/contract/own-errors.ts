/** Refusals that a page also finds out by itself, and says without a word from the server. The others are in `errors.ts`. */
export const OWN_ERRORS = {
  SESSION_EXPIRED: {
    status: 401,
    text: "Su sesión ha caducado.",
    next: "Inicie sesión de nuevo.",
  },
  DEACTIVATED: {
    status: 403,
    text: "Esta cuenta está desactivada.",
    next: "Póngase en contacto con nosotros.",
  },
  NOT_FOUND: {
    status: 404,
    text: "No encontramos lo que busca.",
    next: "Revise la dirección o vuelva al listado.",
  },
} as const satisfies Record<string, { status: number; text: string; next: string }>;
