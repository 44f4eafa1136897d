import type { StaffUser } from "martillo/contract";

/** The changes that staff may make to an account; each is asked about in a dialog of its own. */
export const USER_ACTIONS = [
  "answer",
  "approve",
  "revoke",
  "limitChange",
  "edit",
  "vouchMail",
  "vouchPhone",
  "letterVerify",
  "letterPassword",
  "close",
  "open",
] as const;

export type UserAction = (typeof USER_ACTIONS)[number];

/** The changes that the present state of an account allows. Accounts of the staff are not changed here. */
export function userActionsOf(user: StaffUser): readonly UserAction[] {
  if (user.staff === 1) return [];
  const isClosed = user.status === "deactivate";
  const allowed: Record<UserAction, boolean> = {
    answer: user.bid_limit_request !== null,
    approve: !isClosed && user.approved_to_bid === 0,
    revoke: user.approved_to_bid === 1,
    limitChange: true,
    edit: true,
    vouchMail: user.email_verified === 0,
    vouchPhone: user.phone !== null && user.phone_verified === 0,
    letterVerify: !isClosed && user.email_verified === 0,
    letterPassword: !isClosed,
    close: !isClosed,
    open: isClosed,
  };
  return USER_ACTIONS.filter((action) => allowed[action]);
}

/** The props of the dialog of an action. */
export interface ActionProps {
  user: StaffUser;
  onClose: () => void;
  /** With what is told then. */
  onDone: (text: string) => void;
}
