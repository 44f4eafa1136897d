import { useState } from "react";
import { TEMPLATE_NAME_LENGTH } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import { Button, Dialog, TextField } from "../../src/ui";
import { auctionListMessages } from "./auction-list.messages";

/** Asks what the template is to be called: a new one, or one that is there. */
export function KeepTemplate({
  action,
  proposed,
  isBusy,
  onClose,
  onKeep,
}: {
  action: "keep_template" | "rename";
  proposed: string;
  isBusy: boolean;
  onClose: () => void;
  onKeep: (name: string) => void;
}) {
  const t = useMessages(auctionListMessages);
  const [name, setName] = useState(proposed.slice(0, TEMPLATE_NAME_LENGTH));
  const [isTold, setTold] = useState(false);
  function keep() {
    setTold(true);
    if (name.trim() !== "") onKeep(name.trim());
  }
  return (
    <Dialog
      open
      title={t(action)}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("goBack")}</Button>
          <Button variant="primary" busy={isBusy} onClick={keep}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          label={t("templateName")}
          hint={action === "rename" ? undefined : t("templateHint")}
          maxLength={TEMPLATE_NAME_LENGTH}
          value={name}
          error={isTold && name.trim() === "" ? t("templateFault") : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
