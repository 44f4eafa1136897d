/** What the environment says of Redsys. */
export interface RedsysSettings {
  /** FUC: nine digits. */
  merchantCode: string;
  terminal: string;
  /** SHA-256 key of the terminal, base64. */
  secretKey: string;
  world: "test" | "live";
}
