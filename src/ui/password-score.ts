/** Longer ones are strong by then, or repeat themselves from the start. */
const LONGEST_CHECKED = 64;

/** What guessers try first, without accents, in small letters. */
const COMMON = [
  "contrasena",
  "password",
  "passwort",
  "bienvenido",
  "bienvenida",
  "welcome",
  "administrador",
  "admin",
  "usuario",
  "coche",
  "espana",
  "barcelona",
  "realmadrid",
  "madrid",
  "sevilla",
  "valencia",
  "futbol",
  "hola",
  "amor",
  "tequiero",
  "teamo",
  "princesa",
  "estrella",
  "familia",
  "amigos",
  "secreto",
  "clave",
  "dragon",
  "monkey",
  "master",
  "letmein",
  "iloveyou",
  "superman",
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
  "verano",
  "invierno",
  "otono",
  "primavera",
];
/** Neighbours on keyboards and in the alphabet, also backwards. */
const ROWS = ["abcdefghijklmnñopqrstuvwxyz", "qwertyuiop", "asdfghjklñ", "zxcvbnm", "01234567890"];
const SHORTEST_RUN = 3;
const LETTERS_FOR: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};
/** What each whole word, year or run is worth: about the size of a list of them. */
const BITS_OF_PIECE = 9;
/** Least bits of the scores 1 to 4. */
const LIMITS = [25, 38, 55, 75];

/**
 * How hard a password is to guess, 0 to 4; words of the person's own, such as the name, make it easier. An estimate from the
 * kinds of characters, less what is a common word, a year, a run of neighbours or a repetition. The rule that counts is the server's.
 */
export function scorePassword(password: string, ownWords: readonly string[]): number {
  const text = password.slice(0, LONGEST_CHECKED);
  const { rest, pieces } = withoutPieces(text, wordsOf(ownWords));
  const distinct = new Set(rest).size;
  // The same few characters over and over are no longer by that.
  const counted = Math.min(rest.length, 2 * distinct);
  const bits = counted * Math.log2(kindsIn(text)) + pieces * BITS_OF_PIECE;
  return LIMITS.filter((limit) => bits >= limit).length;
}

function wordsOf(ownWords: readonly string[]): string[] {
  const own = ownWords.flatMap((word) => plain(word).split(/[^a-z0-9ñ]+/));
  return [...new Set([...own.filter((word) => word.length >= SHORTEST_RUN), ...COMMON])].sort(
    (a, b) => b.length - a.length,
  );
}

/** Small letters without accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "");
}

/** The characters that are in no word, year or run, and how many of those there were. */
function withoutPieces(text: string, words: readonly string[]) {
  let rest = plain(text);
  let pieces = 0;
  const drop = (from: number, length: number) => {
    rest = `${rest.slice(0, from)}${rest.slice(from + length)}`;
    pieces += 1;
  };
  for (const word of words) {
    const at = rest.indexOf(word) >= 0 ? rest.indexOf(word) : unmasked(rest).indexOf(word);
    if (at >= 0) drop(at, word.length);
  }
  const year = /(?:19|20)\d\d/.exec(rest);
  if (year) drop(year.index, 4);
  for (let at = 0; at + SHORTEST_RUN <= rest.length; at += 1) {
    const length = runFrom(rest, at);
    if (length >= SHORTEST_RUN) drop(at, length);
  }
  return { rest, pieces };
}

/** `p4ssw0rd` as it is meant. */
function unmasked(text: string): string {
  return Array.from(text, (character) => LETTERS_FOR[character] ?? character).join("");
}

/** How long the neighbours go on from here. */
function runFrom(text: string, from: number): number {
  let longest = 0;
  for (const row of ROWS) {
    for (const line of [row, row.split("").reverse().join("")]) {
      let length = 0;
      while (from + length < text.length && line.includes(text.slice(from, from + length + 1)))
        length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** From how many characters each one was chosen. */
function kindsIn(text: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-zñ]/, 27],
    [/[A-ZÑ]/, 27],
    [/\d/, 10],
    [/[^A-Za-zñÑ\d]/, 33],
  ];
  return kinds.reduce((sum, [kind, size]) => (kind.test(text) ? sum + size : sum), 1);
}
