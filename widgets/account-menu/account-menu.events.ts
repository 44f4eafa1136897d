/** What `martillo-account-menu` tells. */
export interface AccountMenuOwnEvents {
  /** The user signed out. */
  "martillo-logged-out": Record<string, never>;
  /** The user wants to leave; the widget signs out unless this is refused. */
  "martillo-logout-request": { everywhere: boolean };
}
