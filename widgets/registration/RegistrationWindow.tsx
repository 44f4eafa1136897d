import { SignInWindow } from "../../src/patterns/sign-in-window";

/** The window in which a page's host signs its visitors in, and makes their accounts. */
export function RegistrationWindow({ isKnown }: { isKnown: boolean }) {
  return (
    <SignInWindow
      model={{ note: undefined, isKnown, scope: undefined, succeed: () => undefined }}
    />
  );
}
