/** The text whose SHA-256 names a key (RFC 7638): its members in this order, without spaces. */
export function thumbprintText(x: string): string {
  return JSON.stringify({ crv: "Ed25519", kty: "OKP", x });
}
