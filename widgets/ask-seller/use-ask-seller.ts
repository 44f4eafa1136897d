import { useState } from "react";
import { useMessages } from "../../src/i18n";
import { useChunk } from "../../src/late";
import { fillPath, housePath } from "../../src/paths";
import { LOT_PAGE } from "../../src/paths/pages";
import { type Emit, useLot, usePageScopes, useRuntime, useSession } from "../../src/state";
import { loginChunk } from "../login";
import { askSellerMessages } from "./ask-seller.messages";

type LoginModule = NonNullable<ReturnType<typeof loginChunk.read>["module"]>;

/** Everything that the view shows. */
export interface AskSellerModel {
  /** The lot that is asked about; undefined: there is nothing to ask here. */
  lot: number | undefined;
  /** On a page of others: the lot in the house, where it is asked. */
  href: string | undefined;
  isOpen: boolean;
  isBusy: boolean;
  refusal: { message: string; next: string } | undefined;
  start: () => void;
  close: () => void;
  emit: Emit;
  /** Is shown to a guest who wants to ask, once its code has come; null where none is wanted. */
  signIn: {
    InPlace: LoginModule["LoginInPlace"] | undefined;
    close: () => void;
    goOn: () => void;
  } | null;
}

/** Whether and how the visitor may write to the seller of a lot. */
export function useAskSeller(id: number, emit: Emit): AskSellerModel {
  const t = useMessages(askSellerMessages);
  const { apiBase } = useRuntime();
  const { status, user } = useSession();
  const scopes = usePageScopes();
  const { lot } = useLot(id);
  const [isOpen, setOpen] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const { module, hasFailed } = useChunk(loginChunk, isSigningIn);
  const seller = lot?.seller.id;
  const isOwn = user !== null && (user.id === seller || user.as_employees_id === seller);
  const isAsked = lot !== undefined && lot.market_status !== "draft" && !isOwn && user?.staff !== 1;

  /** The host's own sign-in, or else the one in place, after which the form opens. */
  function askToSignIn() {
    if (!emit("martillo-login-request", { reason: "account" })) return;
    setSigningIn(true);
    if (hasFailed) void loginChunk.load();
  }

  return {
    lot: isAsked ? id : undefined,
    href: scopes && apiBase + fillPath(housePath(LOT_PAGE), { id }),
    isOpen: isOpen && user !== null,
    isBusy: isSigningIn && !module && !hasFailed,
    refusal:
      isSigningIn && hasFailed ? { message: t("noSignIn"), next: t("noSignInNext") } : undefined,
    start: () => (status === "guest" ? askToSignIn() : setOpen(true)),
    close: () => setOpen(false),
    emit,
    signIn: isSigningIn
      ? {
          InPlace: module?.LoginInPlace,
          close: () => setSigningIn(false),
          goOn() {
            setSigningIn(false);
            setOpen(true);
          },
        }
      : null,
  };
}
