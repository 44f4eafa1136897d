import { defineMessages } from "../../src/i18n";

/** What only some lots have: documents, a film. */
export const lotExtrasMessages = defineMessages("lotExtras", {
  documents: "Documentos",
  datasheet: "Ficha técnica",
  itv: "Informe de la ITV",
  permit: "Permiso de circulación",
  report: "Informe de estado",
  service: "Libro de mantenimiento",
  other: "Otro documento",
  forMembers: "Los abre quien puede pujar.",
  signIn: "Iniciar sesión",
  forBidders: "Podrá abrirlos cuando pueda pujar en este lote.",
  film: "Vídeo",
  watchFilm: "Ver el vídeo",
  filmOf: "Vídeo de {title}",
  filmHost: "El vídeo está en {host}, que puede usar cookies cuando lo vea.",
  filmPage: "Verlo en {host}",
  damagePhoto: "Foto: {place}",
});
