import type { RegistrationDraft } from "../registration";

interface Claims {
  email?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

/** The data that a registration can take over from a Google token. It proves nothing here: the server checks the token itself. */
export function googleDraft(token: string): RegistrationDraft {
  const { email, given_name, family_name } = claimsOf(token);
  const values = textsOf({ email, first_name: given_name, last_name: family_name });
  return { values, google: { token, email: values["email"] ?? "" } };
}

function claimsOf(token: string): Claims {
  try {
    const payload = token.split(".")[1] ?? "";
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return {};
  }
}

function textsOf(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => {
      return typeof entry[1] === "string";
    }),
  );
}
