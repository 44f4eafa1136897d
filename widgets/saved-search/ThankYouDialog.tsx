import { useMessages } from "../../src/i18n";
import { Button, Dialog } from "../../src/ui";
import { savedSearchMessages } from "./saved-search.messages";

/** Thanks a guest, and says where the letter went that starts the alert. */
export function ThankYouDialog({
  email,
  onClose,
}: {
  email: string | undefined;
  onClose: () => void;
}) {
  const t = useMessages(savedSearchMessages);
  return (
    <Dialog
      open={email !== undefined}
      onClose={onClose}
      title={t("thanks")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("understood")}
        </Button>
      }
    >
      <p>{t("thanksText", { email: email ?? "" })}</p>
      <p className="martillo-saved-search__small">{t("thanksNext")}</p>
    </Dialog>
  );
}
