import { defineMessages } from "../../i18n";

export const relistMessages = defineMessages("relist", {
  title: "Volver a publicar: {title}",
  loading: "Abriendo…",
  notOpened: "No se ha podido abrir. Compruebe la conexión.",
  why: "Por qué no se ha vendido",
  reserve_near:
    "La puja más alta llegó al {figure} % de la reserva. Con esa reserva se habría vendido: se la proponemos.",
  above_market:
    "Lo que pedía está un {figure} % por encima de la mediana de los vehículos parecidos que se han vendido.",
  start_high:
    "Se miró {count, plural, one {1 vez} other {{figure} veces}} y nadie pujó. Pruebe con una salida más baja.",
  few_views:
    "Se miró solo {count, plural, =0 {0 veces} one {1 vez} other {{figure} veces}}. Revise el título y la primera foto.",
  few_photos:
    "Tiene {count, plural, =0 {0 fotos} one {1 foto} other {{figure} fotos}}. Con ocho o más se ven el interior, los daños y los kilómetros.",
  night_end: "Cerró a las {figure}:00, cuando puja poca gente. A las 20:00 hay más.",
  start_price: "Precio de salida",
  reserve_price: "Reserva",
  reserveHint: "Déjela en blanco para vender sin reserva.",
  notAnAmount: "Escriba un importe en euros.",
  ends: "Cerrará {moment}.",
  cancel: "Cancelar",
  confirm: "Volver a publicar",
});
