import { useState } from "react";
import {
  customSellerPeople,
  customSellerPermissions,
  type SellerPermission,
  type SellerPerson,
} from "../../src/contract";
import { type CallError, type Emit, useCall, useQuery } from "../../src/state";

export interface OrganizationOptions {
  emit: Emit;
}

/** Everything that the view shows. */
export interface OrganizationModel {
  /** Undefined until they were read. */
  people: readonly SellerPerson[] | undefined;
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  /** The person whose permissions are being edited. */
  editing: SellerPerson | undefined;
  edit: (person: SellerPerson | undefined) => void;
  save: (permissions: readonly SellerPermission[]) => void;
  isSaving: boolean;
  /** Why they were not saved; the choice stays. */
  refusal: CallError | undefined;
  /** The person whose permissions were changed last. */
  changed: SellerPerson | undefined;
}

/** The people of a seller. */
export function useOrganization({ emit }: OrganizationOptions): OrganizationModel {
  const { data, error, retry } = useQuery(customSellerPeople, {});
  const change = useCall(customSellerPermissions);
  const [editing, setEditing] = useState<SellerPerson>();
  const [changed, setChanged] = useState<SellerPerson>();
  const [refusal, setRefusal] = useState<CallError>();

  async function save(permissions: readonly SellerPermission[]) {
    if (!editing) return;
    setRefusal(undefined);
    const { user_id } = editing;
    const result = await change.run({ user_id, permissions: [...permissions] });
    if (!result.ok) return setRefusal(result.error);
    const { record } = result.data;
    setEditing(undefined);
    setChanged(record);
    emit("martillo-permissions-changed", { person: user_id, permissions: record.permissions });
    retry();
  }

  return {
    people: data?.records,
    error: error && !data ? { message: error.message, next: error.next, retry } : undefined,
    editing,
    edit(person) {
      setRefusal(undefined);
      setChanged(undefined);
      setEditing(person);
    },
    save: (permissions) => void save(permissions),
    isSaving: change.isRunning,
    refusal,
    changed,
  };
}

/** First and last name; the e-mail of a person without a name. */
export function nameOf({ first_name, last_name, email }: SellerPerson): string {
  return `${first_name} ${last_name}`.trim() || email;
}
