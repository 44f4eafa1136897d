import { defineMessages } from "../../i18n";

export const bidDepositMessages = defineMessages("bidDeposit", {
  waits: "Su puja de {amount} le espera: se la ofrecemos de nuevo cuando el depósito esté hecho.",
  fate: "Qué pasa con el depósito",
  fateLost: "Si no gana, se lo devolvemos entero en cuanto termine la subasta.",
  fateWon: "Si gana, se descuenta de lo que tiene que pagar.",
  fateUnpaid: "Solo lo pierde si gana y no paga el vehículo.",
  keep: "Reserva de puja: dejar el depósito, aunque gane otro, hasta que haya pagado (15 días como máximo)",
  done: "Depósito hecho: ya puede pujar",
  bid: "Continuar con la puja de {amount}",
  loading: "Cargando…",
  notLoaded: "El pago del depósito no se ha podido cargar.",
} as const);
