import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, Dialog } from "../../src/ui";
import { FilterForm } from "./FilterForm";
import type { FilterModel } from "./lot-list-model";
import { lotListMessages } from "./lot-list.messages";
import { withoutFilters } from "./lot-query";

/** The same filters where there is no room beside the list. */
export function FilterDialog({ model }: { model: FilterModel }) {
  const t = useMessages(lotListMessages);
  const [isOpen, setOpen] = useState(false);
  const count = model.active.filter(({ key }) => key !== "search").length;
  return (
    <div className="martillo-lot-list__filter-button">
      <Button icon="filter" size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? t("filtersCount", { count }) : t("filters")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("filters")}
        placement="side"
        footer={
          <>
            {model.active.length > 0 && (
              <Button variant="ghost" onClick={() => model.onQuery(withoutFilters(model.query))}>
                {t("clearAll")}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {model.total === undefined ? t("loading") : t("showResults", { count: model.total })}
            </Button>
          </>
        }
      >
        <FilterForm model={model} />
      </Dialog>
    </div>
  );
}
