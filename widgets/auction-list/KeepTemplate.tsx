import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, Dialog, TextField } from "../../src/ui";
import { auctionListMessages } from "./auction-list.messages";

/** Asks what the template is to be called. */
export function KeepTemplate({
  title,
  isBusy,
  onClose,
  onKeep,
}: {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onKeep: (name: string) => void;
}) {
  const t = useMessages(auctionListMessages);
  const [name, setName] = useState(title.slice(0, 80));
  const [isTold, setTold] = useState(false);
  function keep() {
    setTold(true);
    if (name.trim() !== "") onKeep(name.trim());
  }
  return (
    <Dialog
      open
      title={t("keep_template")}
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
          hint={t("templateHint")}
          maxLength={80}
          value={name}
          error={isTold && name.trim() === "" ? t("templateFault") : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
