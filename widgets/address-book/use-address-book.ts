import { useState } from "react";
import { type UserAddress, userUserAddress } from "../../src/contract";
import { type CallError, useCall, useQuery, useRuntime } from "../../src/state";

/** Everything that the view shows. */
export interface AddressBookModel {
  status: "loading" | "failed" | "ready";
  error: { message: string; next: string | undefined; retry: () => void } | undefined;
  addresses: readonly UserAddress[];
  /** The one in the form; null for a new one, undefined where the form is closed. */
  editing: UserAddress | null | undefined;
  edit: (address: UserAddress | null | undefined) => void;
  removing: UserAddress | undefined;
  askRemoval: (address: UserAddress | undefined) => void;
  confirmRemoval: () => void;
  /** Why the removal that is being asked for failed. */
  removalError: CallError | undefined;
  makeUsual: (address: UserAddress) => void;
  isBusy: boolean;
  /** Why something about the list was refused. */
  problem: string | undefined;
}

/** The list of a person's addresses. */
export function useAddressBook(): AddressBookModel {
  const { invalidate } = useRuntime();
  const { data, error, retry } = useQuery(userUserAddress, { action: "list" });
  const change = useCall(userUserAddress);
  const [editing, setEditing] = useState<UserAddress | null>();
  const [removing, setRemoving] = useState<UserAddress>();
  const [removalError, setRemovalError] = useState<CallError>();
  const [problem, setProblem] = useState<string>();

  async function makeUsual({ id }: UserAddress) {
    const result = await change.run({ action: "default", id });
    setProblem(result.ok ? undefined : result.error.message);
    invalidate(userUserAddress.name);
  }

  async function remove({ id }: UserAddress) {
    setRemovalError(undefined);
    const result = await change.run({ action: "delete", id });
    // One that is gone already is what was asked for.
    if (!result.ok && result.error.code !== "NOT_FOUND") setRemovalError(result.error);
    else setRemoving(undefined);
    invalidate(userUserAddress.name);
  }

  return {
    status: data ? "ready" : error ? "failed" : "loading",
    error: error && { message: error.message, next: error.next, retry },
    addresses: data?.records ?? [],
    editing,
    edit: setEditing,
    removing,
    askRemoval(address) {
      setRemovalError(undefined);
      setRemoving(address);
    },
    confirmRemoval: () => void (removing && remove(removing)),
    removalError,
    makeUsual: (address) => void makeUsual(address),
    isBusy: change.isRunning,
    problem,
  };
}
