import { useRef, useState } from "react";
import { useMessages } from "../../src/i18n";
import { defineChunk } from "../../src/late";
import { Button, Dialog, LatePart, useStyles } from "../../src/ui";
import { lotEditorMessages } from "./lot-editor.messages";

/** Only sellers whose plan has no place left see the plans here. */
const planTableChunk = defineChunk(() => import("../plan-table"));

/** The plans of the house over the form, for a seller whose plan has no place left: nothing that was typed is lost. */
export function PlanLimit() {
  const t = useMessages(lotEditorMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("seePlans")}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("plans")} placement="wide">
        <LatePart chunk={planTableChunk} loading={t("plansLoading")} failed={t("plansFailed")}>
          {(module) => <Plans {...module} />}
        </LatePart>
      </Dialog>
    </>
  );
}

function Plans({
  PlanTable,
  planTableElement,
}: Pick<typeof import("../plan-table"), "PlanTable" | "planTableElement">) {
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, planTableElement.styles);
  return (
    <div ref={place}>
      <PlanTable />
    </div>
  );
}
