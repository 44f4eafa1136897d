/** Refusals that a call finds out by itself where no answer of the server says more. */
export const CALL_ERRORS = {
  INTERNAL: {
    status: 500,
    text: "Something went wrong!",
    next: "Vuelva a intentarlo en unos segundos.",
  },
  UNAVAILABLE: {
    status: 503,
    text: "El servicio no está disponible en este momento.",
    next: "Vuelva a intentarlo en unos segundos.",
  },
} as const satisfies Record<string, { status: number; text: string; next: string }>;
