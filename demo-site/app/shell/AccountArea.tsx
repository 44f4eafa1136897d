import "./user-menu.css";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useMessages, useSession } from "martillo";
import { greetingName, initialsOf } from "martillo/domain";
import { useLoginDialog } from "./login-dialog-state";
import { accountLinks } from "./navigation";
import { linkMessages } from "./navigation.messages";
import { shellMessages } from "./shell.messages";
import { useCloseOnNavigation } from "./use-close-on-navigation";
import { useSignOut } from "./use-sign-out";

/** Entrar and Registrarse for guests, the user menu for everyone else. */
export function AccountArea() {
  const { status, user } = useSession();
  if (status === "unknown") return <div className="site-account" aria-busy="true" />;
  return <div className="site-account">{user ? <UserMenu /> : <GuestButtons />}</div>;
}

function GuestButtons() {
  const t = useMessages(shellMessages);
  const loginDialog = useLoginDialog();
  return (
    <>
      <button
        type="button"
        className="site-button"
        data-kind="quiet"
        data-size="s"
        onClick={() => loginDialog.open("login")}
      >
        {t("logIn")}
      </button>
      <button
        type="button"
        className="site-button"
        data-size="s"
        onClick={() => loginDialog.open("register")}
      >
        {t("register")}
      </button>
    </>
  );
}

function UserMenu() {
  const t = useMessages(shellMessages);
  const linkText = useMessages(linkMessages);
  const { user } = useSession();
  const signOut = useSignOut();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOnNavigation(isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!event.composedPath().includes(area.current!)) setIsOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [isOpen]);

  if (!user) return null;
  return (
    <div ref={area} className="site-user">
      <button
        ref={button}
        type="button"
        className="site-user__button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="site-user__initials" aria-hidden="true">
          {initialsOf(user)}
        </span>
        <span className="site-hidden">{t("accountOf")} </span>
        <span className="site-user__name">{greetingName({ ...user, companyname: null })}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <nav className="site-user__menu" aria-label={t("myAccount")}>
          <p className="site-user__greeting">{t("greeting", { name: greetingName(user) })}</p>
          {accountLinks(user).map((link) => (
            <Link key={link.to} to={link.to}>
              {linkText(link.label)}
            </Link>
          ))}
          <button type="button" onClick={signOut}>
            {t("logOut")}
          </button>
        </nav>
      )}
    </div>
  );
}
