/** Refusals that a page also finds out by itself, and says without a word from the server. The others are in `errors.ts`. */
export const OWN_ERRORS = {
  NOT_SIGNED_IN: {
    status: 401,
    text: "Inicie sesión para continuar.",
    next: "Inicie sesión o cree una cuenta.",
  },
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
  INTERNAL: {
    status: 500,
    text: "Algo ha fallado por nuestra parte.",
    next: "Vuelva a intentarlo en unos segundos.",
  },
  UNAVAILABLE: {
    status: 503,
    text: "El servicio no está disponible en este momento.",
    next: "Vuelva a intentarlo en unos segundos.",
  },
} as const satisfies Record<string, { status: number; text: string; next: string }>;
