/** What a person is called by. */
export interface PersonNames {
  first_name: string;
  last_name: string;
  companyname: string | null;
}

/** Two letters in place of a picture: `Ana Ruiz` → `AR`. */
export function initialsOf({ first_name, last_name }: PersonNames): string {
  return [first_name, last_name]
    .map((name) => firstCharacter(name.trim()))
    .join("")
    .toLocaleUpperCase("es");
}

function firstCharacter(text: string): string {
  const code = text.codePointAt(0);
  return code === undefined ? "" : String.fromCodePoint(code);
}

/** What an account is called among others: the company where there is one, else the whole name. */
export function accountName({ companyname, first_name, last_name }: PersonNames): string {
  return companyname?.trim() || `${first_name} ${last_name}`;
}

/** Whom to greet: the company where there is one, else the first name. */
export function greetingName({ companyname, first_name }: PersonNames): string {
  return companyname?.trim() || first_name;
}
