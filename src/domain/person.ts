/** What a person is called by. */
export interface PersonNames {
  first_name: string;
  last_name: string;
  companyname: string | null;
  /** Stands in for the names of an account that has not given them yet. */
  email?: string;
}

/** Two letters in place of a picture: `Ana Ruiz` → `AR`. */
export function initialsOf({ first_name, last_name, email = "" }: PersonNames): string {
  const initials = [first_name, last_name].map((name) => firstCharacter(name.trim())).join("");
  return (initials || firstCharacter(email)).toLocaleUpperCase("es");
}

function firstCharacter(text: string): string {
  const code = text.codePointAt(0);
  return code === undefined ? "" : String.fromCodePoint(code);
}

/** What an account is called among others: the company where there is one, else the whole name, else its e-mail. */
export function accountName({
  companyname,
  first_name,
  last_name,
  email = "",
}: PersonNames): string {
  return companyname?.trim() || `${first_name} ${last_name}`.trim() || email;
}

/** Whom to greet: the company where there is one, else the first name, else what stands before the @. */
export function greetingName({ companyname, first_name, email = "" }: PersonNames): string {
  return companyname?.trim() || first_name || (email.split("@")[0] ?? "");
}
