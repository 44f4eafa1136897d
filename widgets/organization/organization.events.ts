/** What `martillo-organization` tells. */
export interface OrganizationOwnEvents {
  /** A seller has said what somebody who works for them may do. */
  "martillo-permissions-changed": { person: number; permissions: readonly string[] };
}
