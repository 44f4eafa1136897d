import { useState } from "react";
import { useMessages } from "../../src/i18n";
import type { Emit, SearchQuery } from "../../src/state";
import { BELL, Button } from "../../src/ui";
import { lotListMessages } from "./lot-list.messages";
import { defineChunk, useChunk } from "../../src/late";

const alertChunk = defineChunk(() => import("./AlertDialog"));

/** Offers letters about new lots where a search finds none; its form comes with the press. */
export function AlertButton({ query, emit }: { query: SearchQuery; emit: Emit }) {
  const t = useMessages(lotListMessages);
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed } = useChunk(alertChunk, isOpen);
  return (
    <>
      <Button
        icon={BELL}
        aria-haspopup="dialog"
        busy={isOpen && !module && !hasFailed}
        onClick={() => {
          setOpen(true);
          if (hasFailed) void alertChunk.load();
        }}
      >
        {t("alert")}
      </Button>
      {isOpen && hasFailed && <span role="alert">{t("alertLost")}</span>}
      {module && (
        <module.AlertDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          query={query}
          emit={emit}
        />
      )}
    </>
  );
}
