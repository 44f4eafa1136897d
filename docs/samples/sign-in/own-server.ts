/** What the auction house gave you: keep the secret on the server. */
export interface Partner {
  partner: string;
  secret: string;
}

const HOUSE = "https://subastas.example";

async function ask(body: object, doFetch: typeof fetch) {
  const response = await doFetch(`${HOUSE}/api/partner/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { status, responseData } = await response.json();
  return status === "success" ? responseData : undefined;
}

/** Once per visitor: what the page got from the window becomes a reference to keep beside your account of that visitor. */
export async function rememberConsent(
  partner: Partner,
  consent: { code: string; verifier: string },
  doFetch = fetch,
): Promise<string | undefined> {
  return (await ask({ ...consent, ...partner }, doFetch))?.user_reference;
}

/** Whenever the page asks: a token of fifteen minutes, good on your page alone. Undefined once the visitor has taken it back. */
export async function tokenFor(
  partner: Partner,
  reference: string,
  doFetch = fetch,
): Promise<string | undefined> {
  const body = { user_reference: reference, origin: "https://ribera.example" };
  return (await ask({ ...body, ...partner, scopes: ["read", "bid"] }, doFetch))?.token;
}
