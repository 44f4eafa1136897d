import "./header.css";
import { Heart, Menu, Search } from "lucide-react";
import { useState } from "react";
import { Link, NavLink } from "react-router";
import { useMessages, useSession } from "martillo";
import { ActingBanner } from "./ActingBanner";
import { AttentionBell } from "../attention/AttentionBell";
import { AccountArea } from "./AccountArea";
import { Brand } from "./Brand";
import { Drawer } from "./Drawer";
import { HeaderSearch } from "./HeaderSearch";
import { LiveLine } from "./LiveLine";
import { FAVORITES_LINK, MAIN_LINKS, sellingLinks } from "./navigation";
import { linkMessages } from "./navigation.messages";
import { SearchPanel } from "./SearchPanel";
import { shellMessages } from "./shell.messages";
import { useIsWide } from "./use-is-wide";

/** Wide from 1130 px: search, links, heart and user menu. Below: a search icon and a drawer. */
export function Header() {
  const t = useMessages(shellMessages);
  const isWide = useIsWide();
  return (
    <header className="site-header">
      <a className="site-skip" href="#contenido">
        {t("skip")}
      </a>
      <ActingBanner />
      <div className="site-wrap site-header__bar">
        <Brand />
        {isWide ? <WideTools /> : <NarrowTools />}
      </div>
      <LiveLine />
    </header>
  );
}

function WideTools() {
  const t = useMessages(shellMessages);
  const linkText = useMessages(linkMessages);
  const { user } = useSession();
  const links = [...MAIN_LINKS, ...sellingLinks(user)];
  return (
    <>
      <HeaderSearch />
      <nav className="site-header__links" aria-label={t("primary")}>
        {links.map((link) => (
          <NavLink key={link.to} to={link.to}>
            {linkText(link.label)}
          </NavLink>
        ))}
      </nav>
      <AttentionBell />
      <HeartLink />
      <AccountArea />
    </>
  );
}

function NarrowTools() {
  const t = useMessages(shellMessages);
  const [open, setOpen] = useState<"search" | "menu" | undefined>();
  const close = () => setOpen(undefined);
  return (
    <div className="site-header__tools">
      <button
        type="button"
        className="site-icon-button"
        aria-label={t("search")}
        aria-haspopup="dialog"
        onClick={() => setOpen("search")}
      >
        <Search size={22} aria-hidden="true" />
      </button>
      <AttentionBell />
      <HeartLink />
      <button
        type="button"
        className="site-icon-button"
        aria-label={t("menu")}
        aria-haspopup="dialog"
        onClick={() => setOpen("menu")}
      >
        <Menu size={24} aria-hidden="true" />
      </button>
      <SearchPanel isOpen={open === "search"} onClose={close} />
      <Drawer isOpen={open === "menu"} onClose={close} />
    </div>
  );
}

function HeartLink() {
  const linkText = useMessages(linkMessages);
  return (
    <Link
      className="site-icon-button site-header__heart"
      to={FAVORITES_LINK.to}
      aria-label={linkText(FAVORITES_LINK.label)}
    >
      <Heart size={21} aria-hidden="true" />
    </Link>
  );
}
