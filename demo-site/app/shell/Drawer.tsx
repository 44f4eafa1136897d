import { X } from "lucide-react";
import { Link } from "react-router";
import { useMessages, useSession } from "martillo";
import { useLoginDialog } from "./login-dialog-state";
import { ModalDialog } from "./ModalDialog";
import { accountLinks, FAVORITES_LINK, MAIN_LINKS, type NavLink, sellingLinks } from "./navigation";
import { linkMessages } from "./navigation.messages";
import { shellMessages } from "./shell.messages";
import { useCloseOnNavigation } from "./use-close-on-navigation";
import { useSignOut } from "./use-sign-out";

/** The links of the wide header, from the right edge. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(shellMessages);
  useCloseOnNavigation(isOpen, onClose);
  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} label={t("menu")} className="site-drawer">
      <div className="site-drawer__top">
        <button
          type="button"
          className="site-icon-button"
          aria-label={t("closeMenu")}
          onClick={onClose}
        >
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <DrawerContent onClose={onClose} />
    </ModalDialog>
  );
}

function isAmong(links: readonly NavLink[], address: string): boolean {
  return links.some(({ to }) => to === address);
}

function DrawerContent({ onClose }: { onClose: () => void }) {
  const t = useMessages(shellMessages);
  const linkText = useMessages(linkMessages);
  const { user } = useSession();
  const loginDialog = useLoginDialog();
  const signOut = useSignOut();
  const selling = sellingLinks(user);

  return (
    <>
      <DrawerLinks label={t("primary")} links={[...MAIN_LINKS, FAVORITES_LINK]} />
      {selling.length > 0 && <DrawerLinks label={linkText("sell")} links={selling} />}
      {user ? (
        <>
          <p className="site-drawer__who">
            {`${user.first_name} ${user.last_name}`.trim() || user.email}
          </p>
          <DrawerLinks
            label={t("myAccount")}
            links={accountLinks(user).filter(({ to }) => !isAmong(selling, to))}
          />
          <button type="button" className="site-button" data-kind="quiet" onClick={signOut}>
            {t("logOut")}
          </button>
        </>
      ) : (
        <div className="site-drawer__guest">
          <button
            type="button"
            className="site-button"
            onClick={() => {
              onClose();
              loginDialog.open("login");
            }}
          >
            {t("logIn")}
          </button>
          <button
            type="button"
            className="site-button"
            data-kind="quiet"
            onClick={() => {
              onClose();
              loginDialog.open("register");
            }}
          >
            {t("register")}
          </button>
        </div>
      )}
    </>
  );
}

function DrawerLinks({ label, links }: { label: string; links: readonly NavLink[] }) {
  const linkText = useMessages(linkMessages);
  return (
    <nav aria-label={label}>
      <ul className="site-drawer__links">
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{linkText(link.label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
