/** Props of `AccountDetails`. */
export interface AccountDetailsProps {
  /** Values that are known already, by the names of the inputs. */
  values?: Readonly<Record<string, string>> | undefined;
  /** The session's user has a name now. */
  onSaved?: (() => void) | undefined;
}
