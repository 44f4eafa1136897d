import { defineMessages } from "../../src/i18n";

export const photoUploaderMessages = defineMessages("photoUploader", {
  noLot: "Falta decir de qué lote son las fotos",
  noLotText: "Elija uno de sus lotes: sus fotos se añaden en el paso «Fotos».",
  toDrafts: "Ver sus borradores",
  notOpened: "Las fotos no se han podido abrir.",
  untitled: "Lote {id}, sin título",
  resting: "Todo guardado",
  left: "{count, plural, one {Falta por enviar 1 foto: no cierre la página} other {Faltan por enviar # fotos: no cierre la página}}",
  photos: "Fotos",
  captions: "Pies de foto",
  photoCount: "{count, plural, one {1 foto} other {# fotos}}",
  captionCount: "{count, plural, one {1 pie de foto} other {# pies de foto}}",
  may_append: "El lote ya tiene pujas: puede añadir fotos, pero no quitarlas ni cambiarlas.",
  may_never: "Las fotos de este lote ya no se pueden cambiar.",
});
