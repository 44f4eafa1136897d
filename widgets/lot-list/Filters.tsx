import { useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button } from "../../src/ui";
import { filtersChunk } from "./filters-chunk";
import type { FilterModel } from "./lot-list-model";
import { lotListMessages } from "./lot-list.messages";
import { useIsShown } from "./use-is-shown";
import { useChunk } from "../../src/late";

const FUNNEL = { path: "M3 5.5h14M5.8 10h8.4M8.5 14.5h3" };

/** The filters beside the list; the style sheet shows them where there is room. */
export function FilterSidebar({ model }: { model: FilterModel }) {
  const t = useMessages(lotListMessages);
  const sidebar = useRef<HTMLElement>(null);
  const isShown = useIsShown(sidebar);
  const { module, hasFailed } = useChunk(filtersChunk, isShown);
  return (
    <aside
      ref={sidebar}
      className="martillo-lot-list__sidebar"
      part="sidebar"
      aria-label={t("filters")}
    >
      {isShown && module && <module.FilterForm model={model} />}
      {isShown && hasFailed && <FiltersFailed />}
    </aside>
  );
}

/** The button that opens them where there is none. */
export function FilterButton({ model }: { model: FilterModel }) {
  const t = useMessages(lotListMessages);
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed } = useChunk(filtersChunk, isOpen);
  const count = model.active.filter(({ key }) => key !== "search").length;
  const prepare = () => {
    if (!hasFailed) void filtersChunk.load();
  };
  return (
    <div className="martillo-lot-list__filter-button">
      <Button
        icon={FUNNEL}
        size="s"
        aria-haspopup="dialog"
        busy={isOpen && !module && !hasFailed}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true);
          void filtersChunk.load();
        }}
      >
        {count > 0 ? t("filtersCount", { count }) : t("filters")}
      </Button>
      {isOpen && hasFailed && <FiltersFailed />}
      {module && <module.FilterDialog model={model} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

function FiltersFailed() {
  const t = useMessages(lotListMessages);
  return (
    <p className="martillo-lot-list__failed" part="error" role="alert">
      {t("filtersError")}{" "}
      <button
        type="button"
        className="martillo-lot-list__more"
        onClick={() => void filtersChunk.load()}
      >
        {t("retry")}
      </button>
    </p>
  );
}
