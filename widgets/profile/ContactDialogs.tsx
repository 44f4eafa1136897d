import { EmailCodeDialog, PhoneCodeDialog } from "../verification";
import type { ProfileModel } from "./use-profile";

/** The dialogs that change e-mail and phone by their codes; few visits need them. */
export function ContactDialogs({ model }: { model: ProfileModel }) {
  const { user, open, close, finish } = model;
  return (
    <>
      <EmailCodeDialog
        open={open === "email"}
        onClose={close}
        email={user.email_verified === 1 ? "" : user.email}
        purpose="account"
        firstName={user.first_name}
        onVerified={() => finish("emailChanged")}
      />
      <PhoneCodeDialog
        open={open === "phone"}
        onClose={close}
        phone={user.phone_verified === 1 ? "" : (user.phone ?? "")}
        purpose="account"
        onVerified={() => finish("phoneChanged")}
      />
    </>
  );
}
