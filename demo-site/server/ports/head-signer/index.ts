/** Signs the ends of histories. The house lists the public keys of all signers that it ever had. */
export interface HeadSigner {
  /** The key in use. */
  key(): Promise<SignerKey>;
  /** Ed25519 over the UTF-8 of a text, base64url. Rejects soon where the signer cannot be reached. */
  sign(text: string): Promise<string>;
}

export interface SignerKey {
  /** The thumbprint of the JWK (RFC 7638), base64url. */
  kid: string;
  /** The public key, base64url. */
  x: string;
}
