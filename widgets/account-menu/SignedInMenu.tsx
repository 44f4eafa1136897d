import { useId, useState } from "react";
import type { ValidatedUser } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { Icon } from "../../src/ui";
import { accountMenuMessages } from "./account-menu.messages";
import { EndSessions } from "./EndSessions";
import { MenuSections } from "./MenuSections";
import { type AccountMenuModel, useAccountMenu } from "./use-account-menu";

export interface SignedInMenuProps {
  user: ValidatedUser;
  emit: Emit;
  current: string | undefined;
  collapsible: boolean;
}

/** The menu of one person. */
export function SignedInMenu({ user, emit, current, collapsible }: SignedInMenuProps) {
  const model = useAccountMenu(user, emit);
  // A visitor who follows a link wants to see the new page: the menu stays open only on the page where it was opened.
  const [openOn, setOpenOn] = useState<{ page: string | undefined }>();
  const isOpen = openOn !== undefined && openOn.page === current;
  const bodyId = useId();
  const flip = () => setOpenOn(isOpen ? undefined : { page: current });

  return (
    <>
      <Greeting model={model} {...(collapsible && { toggle: { isOpen, bodyId, flip } })} />
      <div className="martillo-account-menu__body" id={bodyId} hidden={collapsible && !isOpen}>
        <MenuSections model={model} current={current} />
        <EndSessions model={model} />
      </div>
    </>
  );
}

interface GreetingProps {
  model: AccountMenuModel;
  toggle?: { isOpen: boolean; bodyId: string; flip: () => void };
}

function Greeting({ model, toggle }: GreetingProps) {
  const t = useMessages(accountMenuMessages);
  return (
    <div className="martillo-account-menu__who" part="greeting">
      <span className="martillo-account-initials" part="initials" aria-hidden="true">
        {model.initials}
      </span>
      <p className="martillo-account-menu__names">
        <strong>{t("greeting", { name: model.name })}</strong>
        {model.email && <span>{model.email}</span>}
      </p>
      {toggle && (
        <button
          type="button"
          className="martillo-account-menu__toggle"
          part="toggle"
          aria-expanded={toggle.isOpen}
          aria-controls={toggle.bodyId}
          aria-label={t(toggle.isOpen ? "close" : "open")}
          onClick={toggle.flip}
        >
          <Icon name={toggle.isOpen ? "close" : "chevron-down"} size={22} />
        </button>
      )}
    </div>
  );
}
