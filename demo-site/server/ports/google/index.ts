/** The person behind a token of Google that was found genuine, fresh and made for this site. */
export interface GoogleIdentity {
  /** Google's own id of the account, which never changes. */
  id: string;
  /** In lower case; Google has verified it. */
  email: string;
  firstName: string;
  lastName: string;
}

/** Checks tokens of Google; in node against Google's keys, absent where Google is not configured. */
export interface GooglePort {
  /** Null for a token that is forged, stale, of another site, or of an unverified e-mail. Throws when Google cannot be asked. */
  verify(idToken: string): Promise<GoogleIdentity | null>;
}
