import type { User } from "../../src/contract";
import type { Emit } from "../../src/state";
import type {
  RegistrationDraft,
  RegistrationInvite,
  RegistrationVariant,
} from "./registration-model";
import type { PictureMode } from "./asked";
import type { VerificationMode } from "./verification-flow";

/** Props of `RegistrationForm`. */
export interface RegistrationFormProps {
  /** A buyer, a seller, or the one that the visitor chooses. */
  variant: RegistrationVariant;
  /** An address that it starts with. */
  email?: string | undefined;
  /** Whether an address has to be verified first. @default as the house says */
  verification?: VerificationMode | undefined;
  /** Whether a picture of the person is asked for. @default as the house says */
  picture?: PictureMode | undefined;
  /** The invitation that brings the visitor here. */
  invited?: RegistrationInvite | undefined;
  /** Registers as soon as an address is verified. @default true */
  autoRegister?: boolean;
  /**
   * Inside a dialog: a code is asked for in the place of the form, and buyers give e-mail and password alone; they give their
   * personal details before their first bid. @default false
   */
  brief?: boolean;
  /** Keeps the typed text, for the time when the form is shown again. */
  draft?: RegistrationDraft;
  /** Tells the events of the widget around it. */
  emit: Emit;
  /** Registered and signed in. */
  onRegistered: (user: User) => void;
  /** The visitor has an account already. */
  onLogin: () => void;
}
