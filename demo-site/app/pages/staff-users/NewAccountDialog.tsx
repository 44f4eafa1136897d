import { useCall, useMessages } from "martillo";
import { pathTo, userAddinviteuser, userUserAction } from "martillo/contract";
import { SelectField, TextField } from "martillo/ui";
import { useNavigate } from "react-router";
import { FormDialog, type FieldProps, type Values } from "../../staff/FormDialog";
import { staffUsersMessages } from "./users.messages";

/** The kind of an account, as the calls name it. */
function kindOf({ seller_type: kind }: Values): "buyer" | "seller" {
  return kind === "seller" ? "seller" : "buyer";
}

/** Opens an account for a person, and shows it. */
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(staffUsersMessages);
  const navigate = useNavigate();
  const { run } = useCall(userUserAction);
  return (
    <FormDialog
      title={t("add")}
      text={t("addText")}
      initial={NEW}
      confirm={t("addConfirm")}
      onClose={onClose}
      check={(values) => missing(values, ["first_name", "last_name", "email"], t("required"))}
      send={(values) => {
        const { first_name = "", last_name = "", email = "", companyname, phone } = values;
        return run({
          action: "add",
          first_name,
          last_name,
          email: email.trim(),
          seller_type: kindOf(values),
          ...(companyname && { companyname }),
          ...(phone && { phone }),
        });
      }}
      onDone={({ record }) => void navigate(pathTo("staffUser", { id: record.id }))}
    >
      {(field) => (
        <>
          <TextField {...field("first_name")} label={t("firstName")} maxLength={60} />
          <TextField {...field("last_name")} label={t("lastName")} maxLength={60} />
          <TextField {...field("email")} label={t("email")} type="email" autoComplete="off" />
          <TextField {...field("phone")} label={t("phone")} hint={t("phoneHint")} type="tel" />
          <TextField {...field("companyname")} label={t("company")} maxLength={120} />
          <KindField field={field("seller_type")} />
        </>
      )}
    </FormDialog>
  );
}

const NEW: Values = {
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
  companyname: "",
  seller_type: "buyer",
};

/** Asks a person by a letter to register. */
export function InviteDialog({
  onClose,
  onInvited,
}: {
  onClose: () => void;
  onInvited: (email: string) => void;
}) {
  const t = useMessages(staffUsersMessages);
  const { run } = useCall(userAddinviteuser);
  return (
    <FormDialog
      title={t("invite")}
      text={t("inviteText")}
      initial={INVITED}
      confirm={t("inviteConfirm")}
      onClose={onClose}
      check={(values) => missing(values, ["email"], t("required"))}
      send={(values) => {
        const { email = "", first_name = "" } = values;
        return run({ email: email.trim(), first_name, seller_type: kindOf(values) });
      }}
      onDone={(_data, { email = "" }) => onInvited(email.trim())}
    >
      {(field) => (
        <>
          <TextField {...field("email")} label={t("email")} type="email" autoComplete="off" />
          <TextField {...field("first_name")} label={t("firstName")} maxLength={15} />
          <KindField field={field("seller_type")} />
        </>
      )}
    </FormDialog>
  );
}

const INVITED: Values = { email: "", first_name: "", seller_type: "buyer" };

function KindField({ field }: { field: FieldProps }) {
  const t = useMessages(staffUsersMessages);
  const options = (["buyer", "seller"] as const).map((value) => ({ value, label: t(value) }));
  return <SelectField {...field} label={t("kind")} options={options} />;
}

/** The fields that are empty, each with the same text. */
function missing(values: Values, names: readonly string[], text: string) {
  const empty = names.filter((name) => (values[name] ?? "").trim() === "");
  return Object.fromEntries(empty.map((name) => [name, text]));
}
