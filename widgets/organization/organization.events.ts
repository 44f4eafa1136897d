/** What `martillo-organization` tells. */
export interface OrganizationOwnEvents {
  /** A seller has changed the permissions of a person who works for them. */
  "martillo-permissions-changed": { person: number; permissions: readonly string[] };
}
