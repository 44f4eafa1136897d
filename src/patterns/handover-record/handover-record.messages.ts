import { defineMessages } from "../../i18n";

export const handoverRecordMessages = defineMessages("handoverRecord", {
  record: "Lo que quedó anotado",
  recordKm: "Cuentakilómetros",
  km: "{km} km",
  recordKeys: "Llaves entregadas",
  noKeys: "Ninguna",
  recordNotes: "Notas",
  recordPhotos: "Fotos",
  photo: "Foto {at}",
  byHouse: "Lo entregó la casa de subastas.",
} as const);
