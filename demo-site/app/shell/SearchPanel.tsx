import { X } from "lucide-react";
import { SearchBox } from "martillo";
import { ModalDialog } from "./ModalDialog";
import { useCloseOnNavigation } from "./use-close-on-navigation";
import { useSiteSearch } from "./use-site-search";

/** The search of the narrow header, over the page. */
export function SearchPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { kind, submit } = useSiteSearch();
  useCloseOnNavigation(isOpen, onClose);
  return (
    <ModalDialog isOpen={isOpen} onClose={onClose} label="Buscar" className="site-search-panel">
      <div className="site-search-panel__row" role="search">
        <SearchBox
          auction={kind}
          onSearchRequest={(detail) => {
            onClose();
            return submit(detail);
          }}
        />
        <button
          type="button"
          className="site-icon-button"
          aria-label="Cerrar la búsqueda"
          onClick={onClose}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </div>
    </ModalDialog>
  );
}
