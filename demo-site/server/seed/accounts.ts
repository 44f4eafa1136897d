import { CONTACT_FIELDS } from "martillo/contract";
import { isCif } from "martillo/domain";
import { FIRST_NAMES, LAST_NAMES } from "./catalogue/people";
import { PLACES } from "./catalogue/places";
import { DEMO_SELLERS, mailboxOf, SELLERS } from "./catalogue/sellers";
import { randomFrom, seededSource } from "./random";

/** What the start prints and writes beside the database. */
export interface DemoAccount {
  role: "buyer" | "seller" | "staff";
  email: string;
  password: string;
}

/** Keys are columns of `users`. */
export interface NewUser {
  email: string;
  first_name: string;
  last_name: string;
  companyname: string | null;
  phone: string;
  admin: boolean;
  staff: boolean;
  city: string;
  state: string;
  /** Answers to the house's own fields. @default none */
  custom_fields?: Readonly<Record<string, string>>;
}

/** Addresses that no person can register at: reserved for examples. */
const DEMO_DOMAIN = "demo.martillo.example";
export const CATALOGUE_DOMAIN = "catalogo.martillo.example";

const BIDDERS = 40;

/** Mailboxes of the demo buyers. */
export const BUYERS = ["comprador1", "comprador2", "comprador3"] as const;
export type DemoBuyer = (typeof BUYERS)[number];

export const DEMO_PEOPLE: readonly (NewUser & { role: DemoAccount["role"] })[] = [
  person("buyer", BUYERS[0], "Lucía Ferrer", "Autos Ferrer, S.L.", "Valencia", 101),
  person("buyer", BUYERS[1], "Marcos Rey", "Compraventa Rey, S.L.", "Zaragoza", 102),
  person("buyer", BUYERS[2], "Elena Soler", null, "Barcelona", 103),
  ...DEMO_SELLERS.map((seller, index) =>
    person(
      "seller",
      seller.mailbox,
      `${seller.first_name} ${seller.last_name}`,
      seller.companyname,
      seller.province,
      104 + index,
    ),
  ),
  person("staff", "operaciones", "Sergio Lozano", null, "Madrid", 106),
];

function person(
  role: DemoAccount["role"],
  mailbox: string,
  name: string,
  companyname: string | null,
  state: string,
  extension: number,
) {
  const [first_name = "", last_name = ""] = name.split(" ");
  const city = PLACES.find((place) => place.province === state)?.towns[0] ?? state;
  return {
    role,
    email: `${mailbox}@${DEMO_DOMAIN}`,
    first_name,
    last_name,
    companyname,
    phone: `+34 600 000 ${extension}`,
    admin: role === "seller",
    staff: role === "staff",
    city,
    state,
    ...(role === "seller" && { custom_fields: identityOf(mailbox, extension) }),
  };
}

/** What a trader has its buyers read: a tax number that no company has, and addresses behind which nothing is. */
function identityOf(mailbox: string, number: number): Readonly<Record<string, string>> {
  const digits = `0000${number}`;
  const control =
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].find((digit) =>
      isCif(`B${digits}${digit}`),
    ) ?? "";
  return {
    cif: `B${digits}${control}`,
    [CONTACT_FIELDS.email]: `ventas.${mailbox}@${CATALOGUE_DOMAIN}`,
    [CONTACT_FIELDS.phone]: `+34 900 001 ${number}`,
  };
}

/** The sellers of the catalogue, in the order of `SELLERS`. */
export function catalogueSellers(): NewUser[] {
  return SELLERS.map((seller, index) => ({
    email: `${seller.mailbox}@${CATALOGUE_DOMAIN}`,
    first_name: seller.first_name,
    last_name: seller.last_name,
    companyname: seller.companyname,
    phone: `+34 900 000 ${String(100 + index)}`,
    admin: true,
    staff: false,
    city: PLACES.find((place) => place.province === seller.province)?.towns[0] ?? seller.province,
    state: seller.province,
    custom_fields: identityOf(seller.mailbox, 200 + index),
  }));
}

/** People who bid against each other so that lots have a history. */
export function catalogueBidders(): NewUser[] {
  const random = randomFrom(seededSource(11));
  const firstNames = random.sample(FIRST_NAMES, BIDDERS);
  return firstNames.map((first_name, index) => {
    const last_name = random.pick(LAST_NAMES);
    const place = random.pick(PLACES);
    return {
      email: `${mailboxOf(`${first_name} ${last_name}`)}-${index + 1}@${CATALOGUE_DOMAIN}`,
      first_name,
      last_name,
      companyname: random.chance(0.5) ? `Automóviles ${last_name}, S.L.` : null,
      phone: `+34 600 100 ${String(100 + index)}`,
      admin: false,
      staff: false,
      city: random.pick(place.towns),
      state: place.province,
    };
  });
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz";
const CAPITALS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const DIGITS = "23456789";

/** Readable, without letters that look alike, and good for the rules of registration: `Xkdm-4829-qpwz!`. */
export function drawPassword(source: () => number): string {
  const random = randomFrom(source);
  function some(alphabet: string, count: number): string {
    return Array.from({ length: count }, () => random.pick(alphabet.split(""))).join("");
  }
  return `${some(CAPITALS, 1)}${some(LETTERS, 4)}-${some(DIGITS, 5)}-${some(LETTERS, 5)}!`;
}

/** Chance that no person can repeat; for passwords. */
export function secureSource(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / 4_294_967_296;
}
