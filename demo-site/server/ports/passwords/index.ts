/** Hashing of passwords: inline in pages and tests, native on the server. */
export interface PasswordPort {
  /** PHC string, parameters and salt included. */
  hash(password: string): Promise<string>;
  verify(password: string, phc: string): Promise<boolean>;
  /** A PHC string that no password fits and that costs as much to check as any other. */
  decoy(): Promise<string>;
}
