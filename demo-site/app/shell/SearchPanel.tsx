import { X } from "lucide-react";
import { SearchBox, type SearchQuery, useMessages } from "martillo";
import { ModalDialog } from "./ModalDialog";
import { shellMessages } from "./shell.messages";
import { useCloseOnNavigation } from "./use-close-on-navigation";
import { useSiteSearch } from "./use-site-search";

/** The search of the narrow header, over the page. */
export function SearchPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(shellMessages);
  const search = useSiteSearch();
  useCloseOnNavigation(isOpen, onClose);

  function handleSearch(query: SearchQuery): false {
    onClose();
    return search.onSearchRequest(query);
  }

  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      label={t("search")}
      className="site-search-panel"
    >
      <div className="site-search-panel__row">
        <div>
          <SearchBox {...search} onSearchRequest={handleSearch} />
        </div>
        <button
          type="button"
          className="site-icon-button"
          aria-label={t("closeSearch")}
          onClick={onClose}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
    </ModalDialog>
  );
}
