import type { GoogleIdentity } from "../../demo-site/server/ports/google/index";

const MADE_HERE = "test";

/** A token as Google writes them, but for its signature. */
export function googleToken({ id, email, firstName, lastName }: GoogleIdentity): string {
  const claims = { sub: id, email, given_name: firstName, family_name: lastName };
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const payload = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return `${MADE_HERE}.${payload.replace(/=+$/, "")}.unsigned`;
}

/** Google as tests have it: gives the person whom a token of `googleToken` names. */
export const testGoogle = {
  async verify(token: string): Promise<GoogleIdentity | null> {
    const [head, payload = ""] = token.split(".");
    if (head !== MADE_HERE) return null;
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>;
    return {
      id: claims["sub"] ?? "",
      email: claims["email"] ?? "",
      firstName: claims["given_name"] ?? "",
      lastName: claims["family_name"] ?? "",
    };
  },
};
