import type { Operator, TextLanguage } from "martillo/contract";
import { rulesOf } from "../languages";

/** The facts that the law wants to be known of the operator of the site; empty where the operator has not given them. */
export interface OperatorDetails extends Operator {
  taxId: string;
  /** Where the company is entered. */
  registry: string;
  privacyEmail: string;
}

/** What texts may name. */
type Fillings = OperatorDetails & {
  /** Address of the site. */
  site: string;
};

export const UNKNOWN_OPERATOR: OperatorDetails = {
  name: "",
  taxId: "",
  registry: "",
  address: "",
  email: "",
  privacyEmail: "",
  phone: "",
  hours: "",
};

/** The operator of a demo: there is none, and every line says so. */
export const DEMO_OPERATOR: OperatorDetails = {
  name: "Subastas de Ejemplo, S.L. (empresa ficticia de esta demostración)",
  taxId: "B00000000 (NIF de ejemplo)",
  registry: "Registro Mercantil de Ejemplo, tomo 0, folio 0, hoja M-0 (datos de ejemplo)",
  address: "Calle del Ejemplo, 1, 28000 Madrid (dirección de ejemplo)",
  email: "contacto@subastas-de-ejemplo.example",
  privacyEmail: "privacidad@subastas-de-ejemplo.example",
  phone: "+34 900 000 000 (número de ejemplo)",
  hours: "De lunes a viernes, de 9:00 a 14:00 (horario de ejemplo)",
};

/** Puts the operator's data into a text of that language, as text and never as markup. */
export function fillIn(html: string, operator: Fillings, language: TextLanguage): string {
  return html.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    if (!isDetail(name)) return whole;
    const value = operator[name] || (name === "privacyEmail" ? operator.email : "");
    return value ? escapeHtml(value) : `<mark>[${rulesOf(language).missing[name]}]</mark>`;
  });
}

function isDetail(name: string): name is keyof Fillings {
  return Object.hasOwn(rulesOf("es").missing, name);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
