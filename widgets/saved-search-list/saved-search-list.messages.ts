import { defineMessages } from "../../src/i18n";

export const savedSearchListMessages = defineMessages("savedSearchList", {
  guestTitle: "Sus alertas le esperan",
  guestText: "Inicie sesión para ver y cambiar las búsquedas que ha guardado.",
  signIn: "Iniciar sesión",
  noneTitle: "Todavía no tiene alertas",
  noneText: "Guarde una búsqueda y le avisaremos por correo de los vehículos nuevos que encajen.",
  auctions: "{count, plural, =0 {Ninguna subasta} one {# subasta} other {{shown} subastas}}",
  sales:
    "{count, plural, =0 {Ninguna venta directa} one {# venta directa} other {{shown} ventas directas}}",
  edit: "Cambiar",
  editOf: "Cambiar la alerta «{title}»",
  notOpened: "No se ha podido abrir el formulario. Compruebe su conexión e inténtelo de nuevo.",
  remove: "Eliminar",
  removeOf: "Eliminar la alerta «{title}»",
  removeText: "Dejará de recibir avisos de «{title}».",
  wprice: "Precio",
  upTo: "{name}: hasta {to}",
  atLeast: "{name}: desde {from}",
  between: "{name}: de {from} a {to}",
  doorsCount: "{doors} puertas",
} as const);
