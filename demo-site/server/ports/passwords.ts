/** Hashing of passwords: inline in pages and tests, in a worker pool on the server. */
export interface PasswordPort {
  /** PHC string, parameters and salt included. */
  hash(password: string): Promise<string>;
  /** A PHC string that no password fits still costs the same time. */
  verify(password: string, phc: string): Promise<boolean>;
}
