import type { User } from "../../src/contract";
import { initialsOf } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { profileMessages } from "./profile.messages";

/** Initials, name and kind of account. */
export function ProfileHead({ user }: { user: User }) {
  const t = useMessages(profileMessages);
  return (
    <header className="martillo-profile__head" part="head">
      <span className="martillo-account-initials" part="initials" aria-hidden="true">
        {initialsOf(user)}
      </span>
      <div className="martillo-profile__who">
        <p className="martillo-account-title" part="name">
          {`${user.first_name} ${user.last_name}`.trim() || user.email}
        </p>
        <p className="martillo-account-note">
          {[user.companyname, t(kindOf(user))].filter(Boolean).join(" · ")}
        </p>
      </div>
    </header>
  );
}

function kindOf({ staff, admin, as_employees_id: employer }: User) {
  if (staff === 1) return "staff";
  if (employer !== null) return "employee";
  return admin === 1 ? "seller" : "buyer";
}
