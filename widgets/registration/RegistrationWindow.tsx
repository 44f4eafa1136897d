import { LoginWindow } from "../login";

/** The window in which a page's host signs its visitors in, and makes their accounts. */
export function RegistrationWindow({ isKnown }: { isKnown: boolean }) {
  return (
    <LoginWindow model={{ note: undefined, isKnown, scope: undefined, succeed: () => undefined }} />
  );
}
