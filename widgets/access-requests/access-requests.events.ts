/** What `martillo-access-requests` tells. */
export interface AccessRequestsOwnEvents {
  /** A seller let people bid in an auction, refused them, took it back or invited them: so many, and so many could not be. */
  "martillo-access-decided": {
    status: "approved" | "denied" | "revoked" | "invited";
    done: number;
    failed: number;
  };
}
