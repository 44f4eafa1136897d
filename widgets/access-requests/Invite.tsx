import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { Button, TextField } from "../../src/ui";
import { accessRequestsMessages } from "./access-requests.messages";

/** Invites people by their addresses, which stay where the invitation is refused. */
export function Invite({
  isBusy,
  onInvite,
}: {
  isBusy: boolean;
  onInvite: (emails: string[]) => Promise<boolean>;
}) {
  const t = useMessages(accessRequestsMessages);
  const [emails, setEmails] = useState("");
  async function invite(list: string[]) {
    if (await onInvite(list)) setEmails("");
  }
  return (
    <form
      className="martillo-requests__invite"
      onSubmit={(event) => {
        event.preventDefault();
        const list = emails.split(/[\s,;]+/).filter(Boolean);
        if (list.length === 0) return;
        void invite(list);
      }}
    >
      <TextField
        label={t("inviteEmails")}
        name="emails"
        hint={t("hint_invite")}
        value={emails}
        onChange={(event) => setEmails(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {t("invite")}
      </Button>
    </form>
  );
}
