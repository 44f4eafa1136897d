import { defineMessages } from "../../src/i18n";

/** The inspection report of a lot, as buyers read it. */
export const lotReportMessages = defineMessages("lotReport", {
  title: "Inspección",
  by: "Revisado el {day} por {inspector}.",
  byWithKilometers: "Revisado el {day} por {inspector}, con {kilometers} km.",
  stated: "Es lo que declara el vendedor. La casa no lo ha comprobado.",
  finding: "{state} · {severity}",
  findings: "Lo que no está bien",
  photo: "Foto {number}: {point}",
  ok: "{count} bien",
  notChecked: "{count} sin revisar",
  uncheckedAreas: "Zonas sin revisar: {areas}.",
  failed: "No hemos podido cargar la inspección.",
});
