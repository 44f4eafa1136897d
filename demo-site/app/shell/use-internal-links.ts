import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Addresses of this origin which are no pages of the site. */
const NOT_PAGES = /^\/(?:api|uploads)\/|\.[a-z0-9]{2,5}$/i;

/** Links inside widgets open pages of the site without loading it again. */
export function useInternalLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link || !isPage(link)) return;
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`);
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute("download")) return false;
  if (link.target && link.target !== "_self") return false;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return !(isSamePage && link.hash) && !NOT_PAGES.test(link.pathname);
}
