import type { Viewer } from "../../platform/call/context";
import { can } from "../../platform/security/permissions";
import { ownerIdOf } from "../lots";

/** A visitor in front of the questions on one lot. */
export interface Reader {
  /** The account as which the visitor asks; null for a guest. */
  accountId: number | null;
  /** The person who sits there; null for a guest. */
  personId: number | null;
  /** Answers for the seller of the lot. */
  isSeller: boolean;
  /** Answers for the house. */
  isHouse: boolean;
}

/** The seller of the lot, or a person who works there; no person does on a partner's page. */
export function isColleague(viewer: Viewer | null, sellerId: number): boolean {
  return viewer !== null && ownerIdOf(viewer) === sellerId;
}

/** On a partner's page all are guests: what only the author or the seller may see does not get there. */
export function readerOf(viewer: Viewer | null, sellerId: number): Reader {
  if (!viewer || viewer.pass !== null) {
    return { accountId: null, personId: null, isSeller: false, isHouse: false };
  }
  return {
    accountId: viewer.id,
    personId: viewer.actedBy ?? viewer.id,
    isSeller: !viewer.staff && isColleague(viewer, sellerId) && can(viewer, "talk"),
    isHouse: viewer.staff,
  };
}
