import { useState } from "react";
import { customSavedViews } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { useCall, useQuery } from "../../src/state";
import { Button, Dialog, IconButton, Refusal, TextField } from "../../src/ui";
import { type DataTableModel, readAddress, writeAddress } from "../../src/ui/data-table";
import { sellingListMessages } from "./selling-list.messages";

interface ViewsProps<Row> {
  /** Of which table. */
  table: string;
  model: DataTableModel<Row>;
}

/** Searches and filters that the people of the account keep under a name. */
export function Views<Row>({ table, model }: ViewsProps<Row>) {
  const t = useMessages(sellingListMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t("views")}
      </Button>
      {isOpen && <ViewsDialog table={table} model={model} onClose={() => setOpen(false)} />}
    </>
  );
}

function ViewsDialog<Row>({ table, model, onClose }: ViewsProps<Row> & { onClose: () => void }) {
  const t = useMessages(sellingListMessages);
  const { data, error, retry } = useQuery(
    customSavedViews,
    { action: "list", table },
    { keepPrevious: true },
  );
  const writing = useCall(customSavedViews);
  const [name, setName] = useState("");
  const [isTold, setTold] = useState(false);
  const [refusal, setRefusal] = useState<typeof error>();
  const rules = {
    sortable: model.columns.filter(({ isSortable }) => isSortable).map(({ id }) => id),
    filters: model.filters,
  };
  const isBlank = name.trim() === "";

  async function write(action: "save" | "delete", named: string) {
    setRefusal(undefined);
    const query = writeAddress({ ...model.query, page: 1 }, rules);
    const answer = await writing.run({
      action,
      table,
      name: named,
      ...(action === "save" && { query }),
    });
    if (!answer.ok) return setRefusal(answer.error);
    if (action === "save") setName("");
    setTold(false);
    retry();
  }

  return (
    <Dialog open onClose={onClose} title={t("views")}>
      {data?.records.length === 0 && <p>{t("viewsNone")}</p>}
      <ul className="martillo-selling-list__views">
        {data?.records.map((view) => (
          <li key={view.name}>
            <Button
              variant="ghost"
              onClick={() => {
                model.ask(readAddress(view.query, rules));
                onClose();
              }}
            >
              {view.name}
            </Button>
            <span className="martillo-selling-list__ref">{t("viewBy", { by: view.by })}</span>
            <IconButton
              icon="close"
              label={t("viewDelete", { name: view.name })}
              disabled={writing.isRunning}
              onClick={() => void write("delete", view.name)}
            />
          </li>
        ))}
      </ul>
      <form
        noValidate
        className="martillo-selling-list__view"
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (!isBlank) void write("save", name.trim());
        }}
      >
        <TextField
          label={t("viewName")}
          hint={t("viewHint")}
          maxLength={60}
          value={name}
          error={isTold && isBlank ? t("nameFault") : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" busy={writing.isRunning}>
          {t("viewSave")}
        </Button>
      </form>
      <Refusal of={refusal ?? error} className="martillo-selling-list__error" />
    </Dialog>
  );
}
