import { useState } from "react";
import { fillPath, housePath } from "../../src/paths";
import { LOT_PAGE } from "../../src/paths/pages";
import { type Emit, useLot, usePageScopes, useRuntime, useSession } from "../../src/state";
import { type SignInPlace, useSignInPlace } from "../account";

/** Everything that the view shows. */
export interface AskSellerModel {
  /** The lot that is asked about; undefined: there is nothing to ask here. */
  lot: number | undefined;
  /** On a page of others: the lot in the house, where it is asked. */
  href: string | undefined;
  isOpen: boolean;
  start: () => void;
  close: () => void;
  emit: Emit;
  signIn: SignInPlace;
}

/** Whether and how the visitor may write to the seller of a lot. */
export function useAskSeller(id: number, emit: Emit): AskSellerModel {
  const { apiBase } = useRuntime();
  const { status, user } = useSession();
  const scopes = usePageScopes();
  const { lot } = useLot(id);
  const [isOpen, setOpen] = useState(false);
  const signIn = useSignInPlace({ emit, reason: "account", onSignedIn: () => setOpen(true) });
  const seller = lot?.seller.id;
  const isOwn = user !== null && (user.id === seller || user.as_employees_id === seller);
  const isAsked = lot !== undefined && lot.market_status !== "draft" && !isOwn && user?.staff !== 1;

  return {
    lot: isAsked ? id : undefined,
    href: scopes && apiBase + fillPath(housePath(LOT_PAGE), { id }),
    isOpen: isOpen && user !== null,
    start: () => (status === "guest" ? signIn.ask() : setOpen(true)),
    close: () => setOpen(false),
    emit,
    signIn,
  };
}
