import { useMessages } from "../../src/i18n";
import { Button, Dialog } from "../../src/ui";
import { FilterForm } from "./FilterForm";
import { filtersMessages } from "./filters.messages";
import type { FilterModel } from "./lot-list-model";
import { withoutFilters } from "./lot-query";

export interface FilterDialogProps {
  model: FilterModel;
  open: boolean;
  onClose: () => void;
}

/** The same filters where there is no room beside the list. */
export function FilterDialog({ model, open, onClose }: FilterDialogProps) {
  const t = useMessages(filtersMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("filters")}
      placement="side"
      footer={
        <>
          {model.active.length > 0 && (
            <Button variant="ghost" onClick={() => model.onQuery(withoutFilters(model.query))}>
              {t("clearAll")}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {model.total === undefined ? t("loading") : t("showResults", { count: model.total })}
          </Button>
        </>
      }
    >
      <FilterForm model={model} />
    </Dialog>
  );
}
