import { defineMessages } from "../../src/i18n";

/** Texts of `buyBox` for the purchase itself, which comes late. */
export const purchaseMessages = defineMessages("buyBox", {
  title: "Confirmar la compra",
  what: "Va a comprar «{title}».",
  price: "Precio",
  premium: "Prima de la subasta",
  total: "Total",
  tax: "Impuestos",
  iva: "IVA incluido",
  rebu: "REBU, IVA no deducible",
  binds: "Al confirmar queda obligado a pagarlo. Le diremos hasta qué día puede hacerlo.",
  asWho: "Compro como",
  consumer: "Particular",
  business: "Empresa o profesional",
  accept: "He leído y acepto las",
  terms: "condiciones de venta (se abren en otra ventana)",
  termsMissing: "Marque que acepta las condiciones de venta.",
  buy: "Comprar con obligación de pago",
  unknown:
    "No sabemos si su compra ha llegado. Vuelva a enviarla: si ya llegó, no se compra dos veces.",
  again: "Enviar de nuevo",
  doneTitle: "Compra hecha",
  done: "«{title}» es suyo. Le hemos enviado la confirmación por correo.",
  dueBy: "Total: {total}. Puede pagarlo hasta el {date}.",
  toInvoice: "Ver y pagar la compra",
  gone: "Este vehículo ya no está a la venta: alguien lo ha comprado antes.",
  close: "Cerrar",
  weTell: "Le avisamos si queda libre.",
} as const);
