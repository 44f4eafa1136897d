import { giftCardRedeem } from "../../../src/contract";
import { FormAlert, required, textOf, useForm } from "../../../src/forms";
import { useMessages } from "../../../src/i18n";
import { useRequestKey } from "../../../src/patterns/press";
import { useCall } from "../../../src/state";
import { Button, TextField } from "../../../src/ui";
import { walletDialogMessages } from "./dialogs.messages";

/** Puts a gift card into the balance. */
export function GiftForm({ onDone }: { onDone: (text: string) => void }) {
  const t = useMessages(walletDialogMessages);
  const key = useRequestKey();
  const redemption = useCall(giftCardRedeem);
  const form = useForm<"code">({
    rules: { code: required() },
    send(data) {
      const code = textOf(data, "code");
      return redemption.run({ code, idempotency_key: key.keyOf(`gift ${code}`) });
    },
    onSent() {
      key.forget();
      onDone(t("giftDone"));
    },
  });
  return (
    <form {...form.props} className="martillo-wallet__form">
      <FormAlert errors={form.errors} />
      <TextField label={t("code")} autoComplete="off" {...form.field("code")} />
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t("redeem")}
      </Button>
    </form>
  );
}
