import { TIMEOUT_FAILURE } from "../client/failures";
import { NETWORK_FAILURE } from "../client/network-failure";
import { ERRORS } from "../contract";
import type { Messages } from "../i18n";
import { NOT_RECEIVED, NOT_SENT } from "../state/bids";
import { UNANSWERED } from "../state/queries";

/** Every file with texts of widgets. */
export const modules = import.meta.glob<Record<string, unknown>>(
  ["../../widgets/**/*.messages.ts", "../../widgets/*/extension-text.ts", "../**/*.messages.ts"],
  { eager: true },
);

function isMessages(value: unknown): value is Messages<Readonly<Record<string, string>>> {
  return typeof value === "object" && value !== null && "root" in value && "texts" in value;
}

/** Every text that a visitor may read, by its key or by itself. */
export const spanish = new Map<string, string>(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isMessages)
    .flatMap(({ root, texts }) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${root}.${key}`, text]),
    ),
);
for (const [code, { text, next }] of Object.entries(ERRORS)) {
  spanish.set(`error.${code}`, text).set(`error.${code}.next`, next);
}
for (const { message, next } of [
  NETWORK_FAILURE,
  TIMEOUT_FAILURE,
  NOT_RECEIVED,
  NOT_SENT,
  UNANSWERED,
]) {
  spanish.set(message, message);
  if (next !== undefined) spanish.set(next, next);
}

/** What rules of fields say, here and on the server: their texts are their keys. */
const RULES = [
  "Elija un valor de la lista.",
  "La fecha no es válida.",
  "Escriba las 10 cifras del número.",
  "Revise lo que ha añadido.",
  "Como mucho 50.",
  "Entre 8 y 15 caracteres.",
  "Como mucho 6 cifras.",
  "Como mucho 250 caracteres.",
  "Como mucho 5000 caracteres.",
  "Guarde o cancele lo que está editando.",
  "Escriba el número completo de la cuenta.",
  "No es el número de esa cuenta: termina de otra manera.",
  "Obligatorio.",
  "Valor no válido.",
  "El formato no es válido.",
  "El correo no tiene un formato válido.",
  "Las contraseñas no coinciden.",
  "Como mucho dos decimales.",
  "Debe ser un texto.",
  "Debe ser un número.",
  "Debe ser un número entero.",
  "Debe ser sí o no.",
];
/** The faults of cells of a sheet, as the server says them. */
const CELLS = [
  "Escriba un número entero, como 12500.",
  "La celda tiene decimales. Escriba un número entero, como 12500.",
  "La hoja de cálculo ha redondeado este número. Dé a la celda formato de texto y escríbalo de nuevo.",
  "Escriba un importe en euros, como 12500 o 12.500,50.",
  "La coma puede ser de miles o de decimales. Escriba el importe como 12500 o 12500,50.",
  "Escriba la fecha así: 23-11-2026 18:30.",
  "Escriba Subasta o Directa.",
  "Escriba 21 o REBU.",
  "Escriba Sí o No.",
  "No es una subasta suya.",
  "No es una plantilla suya.",
  "Diga también en qué subasta.",
  "Solo se pueden actualizar borradores.",
  "No tiene ningún lote con ese número.",
  "Ya usa esa referencia en otro lote.",
];
/** Ways to sort a list, as the server offers them. */
const SORTS = [
  "Más relevantes",
  "Más recientes",
  "Terminan antes",
  "Terminan después",
  "Precio: de menor a mayor",
  "Precio: de mayor a menor",
  "Con más pujas",
  "Matriculación más reciente",
  "Menos kilómetros",
];
/** Values of the closed lists of a house's lots, as the API names them. */
export const LISTED = [
  "Coches",
  "Furgonetas",
  "Motos",
  "Camiones",
  "Remolques",
  "Maquinaria",
  "Diésel",
  "Gasolina",
  "Híbrido",
  "Híbrido enchufable",
  "Eléctrico",
  "GLP",
  "Manual",
  "Automático",
  "Compacto",
  "Urbano",
  "Berlina",
  "Familiar",
  "SUV",
  "Todoterreno",
  "Monovolumen",
  "Cabrio",
  "Coupé",
  "Pick-up",
  "Furgón compacto",
  "Furgón medio",
  "Furgón grande",
  "Naked",
  "Trail",
  "Turismo",
  "Deportiva",
  "Clásica",
  "Escúter",
  "Cabeza tractora",
  "Caja cerrada",
  "Caja abierta",
  "Caja con trampilla",
  "Frigorífico",
  "Basculante",
  "Semirremolque de lonas",
  "Semirremolque frigorífico",
  "Semirremolque de caja abierta",
  "Semirremolque basculante",
  "Remolque de dos ejes",
  "Tractor agrícola",
  "Tractor frutero",
  "Excavadora de cadenas",
  "Retroexcavadora mixta",
  "Miniexcavadora",
  "Carretilla elevadora",
  "Muy bueno",
  "Bueno",
  "Correcto",
  "Con daños",
  "Blanco",
  "Negro",
  "Gris",
  "Plata",
  "Azul",
  "Rojo",
  "Verde",
  "Naranja",
  "Amarillo",
  "CV",
];
for (const text of [...RULES, ...CELLS, ...SORTS, ...LISTED]) spanish.set(text, text);
