import { useCall, useMessages } from "martillo";
import { type InputOf, type StaffUser, userUserAction } from "martillo/contract";
import { SelectField, TextField } from "martillo/ui";
import { FormDialog, type Values } from "../../staff/FormDialog";
import type { ActionProps } from "./user-actions";
import { staffUserMessages } from "./user.messages";
import { staffUsersMessages } from "./users.messages";

const FIELDS = [
  ["first_name", "fieldFirstName", 60],
  ["last_name", "fieldLastName", 60],
  ["email", "fieldEmail", 254],
  ["phone", "fieldPhone", 32],
  ["companyname", "fieldCompany", 120],
  ["organization", "fieldOrganization", 120],
  ["address1", "fieldAddress", 120],
  ["address2", "fieldAddress2", 120],
  ["zip", "fieldZip", 10],
  ["city", "fieldCity", 80],
  ["state", "fieldState", 80],
] as const;

/** Only what was typed anew is sent: a detail that is sent again could overwrite a change of the person. */
export function changesOf(user: StaffUser, values: Values): Record<string, string> {
  const names = [...FIELDS.map(([name]) => name), "seller_type"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const [before, now] = [user[name] ?? "", (values[name] ?? "").trim()];
      return now === before ? [] : [[name, now]];
    }),
  );
}

/** Changes details of the account. Another mail, kind or phone has consequences, which the hints tell. */
export function EditDialog({ user, onClose, onDone }: ActionProps) {
  const t = useMessages(staffUserMessages);
  const listText = useMessages(staffUsersMessages);
  const { run } = useCall(userUserAction);
  const kinds = (["buyer", "seller"] as const).map((value) => ({ value, label: listText(value) }));
  const initial = Object.fromEntries(FIELDS.map(([name]) => [name, user[name] ?? ""]));
  return (
    <FormDialog
      title={t("edit")}
      initial={{ ...initial, seller_type: user.seller_type }}
      confirm={t("save")}
      send={(values) => {
        // The server says what is wrong with a detail.
        const changes = changesOf(user, values) as Omit<
          Extract<InputOf<typeof userUserAction>, { action: "edit" }>,
          "action" | "id"
        >;
        return run({ action: "edit", id: user.id, ...changes });
      }}
      onDone={() => onDone(t("saved"))}
      onClose={onClose}
    >
      {(field) => (
        <>
          {FIELDS.map(([name, label, most]) => (
            <TextField
              key={name}
              {...field(name)}
              label={t(label)}
              maxLength={most}
              autoComplete="off"
              {...(name === "email" && { type: "email", hint: t("emailHint") })}
              {...(name === "phone" && { type: "tel", hint: t("phoneHint") })}
            />
          ))}
          <SelectField {...field("seller_type")} label={listText("kind")} options={kinds} />
        </>
      )}
    </FormDialog>
  );
}
