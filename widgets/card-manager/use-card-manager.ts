import { useState } from "react";
import {
  type Card,
  cardCreate,
  cardDefault,
  cardDelete,
  cardList,
  cardUpdate,
  previousData,
  type VaultCard,
  vaultCreate,
  vaultDefault,
  vaultDelete,
  vaultList,
  vaultUpdate,
} from "../../src/contract";
import {
  expiryProblem,
  expiryYears,
  MOST_METHODS,
  RECENT_BID_MS,
} from "../../src/domain/money/card-rules";
import type { CardAddress, CardAddressPrefix } from "../../src/domain/money/card-address";
import { cardAddressFields, vaultAddressFields } from "../../src/domain/money/card-address-fields";
import {
  type Form,
  type FormRules,
  required,
  type SendResult,
  textOf,
  useForm,
} from "../../src/forms";
import { useMessages } from "../../src/i18n";
import { type CallError, type Emit, useCall, useQuery, useRuntime } from "../../src/state";
import { cardManagerMessages } from "./card-manager.messages";

/** Where cards are kept: at the house's card provider, under the two names that forms of the wire have for that, or in its vault. */
export type CardKind = "card" | "custom_card" | "vault";

/** Tells what became of a card. */
export type EmitCard = Emit;

const MOST_BIDS = 20;

/** A card of the list. */
export interface CardRow {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  isDefault: boolean;
  isExpired: boolean;
}

/** The step that is open over the list. */
export type CardStep =
  | { kind: "add" }
  | { kind: "update"; card: CardRow }
  | { kind: "default"; card: CardRow }
  | { kind: "delete"; card: CardRow }
  /** The only card, which has to stay for now. */
  | { kind: "stays"; card: CardRow };

/** The literals of the dialogs, which are names of phrases. */
export interface CardTexts {
  add: string;
  update: string;
  save: string;
  delete: string;
}

/** Everything that the view shows. */
export interface CardManagerModel {
  status: "loading" | "failed" | "ready";
  retry: () => void;
  texts: CardTexts;
  cards: readonly CardRow[];
  step: CardStep | undefined;
  open: (step: CardStep) => void;
  close: () => void;
  /** The billing address of a new card comes first, the frame after it. */
  adding: "address" | "frame";
  /** The address that was typed; undefined before. */
  address: CardAddress | undefined;
  addressPrefix: CardAddressPrefix;
  /** Asks for the frame of a card with this address, and shows it. */
  toFrame: (address: CardAddress) => Promise<SendResult>;
  /** Shows the address again, as it was typed. */
  toAddress: () => void;
  /** The frame in which a card is typed; undefined while it is asked for. */
  frame: string | undefined;
  /** Why there is no frame. */
  frameError: (Pick<CallError, "message" | "next"> & { retry: () => void }) | undefined;
  saved: (card: { id: string; brand: string; last4: string }) => void;
  frameOver: (code: string) => void;
  expiry: Form<"exp_month" | "exp_year">;
  /** Years that the form offers. */
  years: readonly number[];
  confirm: () => void;
  isBusy: boolean;
  /** Why what was confirmed is refused. */
  refusal: CallError | undefined;
  /** Message about the last action. */
  done: string | undefined;
}

const AT_PROVIDER: CardTexts = {
  add: "NEW CREDIT / DEBIT CARD",
  update: "UPDATE CARD DETAILS",
  save: "Update",
  delete: "Are you sure you want to delete",
};

const TEXTS: Readonly<Record<CardKind, CardTexts>> = {
  card: AT_PROVIDER,
  custom_card: AT_PROVIDER,
  vault: {
    add: "Add Card Details",
    update: "Update Card Details",
    save: "Save",
    delete: "Are you sure you want to delete this card from your account?",
  },
};

function rowOf(card: Card | VaultCard): CardRow {
  return {
    id: "skyflow_id" in card ? card.skyflow_id : card.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    isDefault: card.is_default === 1,
    isExpired: card.status === "expired",
  };
}

/** The same for either place: a list, and what is done with one card of it. */
function useCardCalls(kind: CardKind) {
  const isVault = kind === "vault";
  const atProvider = useQuery(cardList, isVault ? null : { limit: MOST_METHODS });
  const inVault = useQuery(vaultList, isVault ? {} : null);
  const provider = {
    create: useCall(cardCreate),
    update: useCall(cardUpdate),
    remove: useCall(cardDelete),
    choose: useCall(cardDefault),
  };
  const vault = {
    create: useCall(vaultCreate),
    update: useCall(vaultUpdate),
    remove: useCall(vaultDelete),
    choose: useCall(vaultDefault),
  };
  const { remove, choose } = isVault ? vault : provider;
  const { error, retry } = isVault ? inVault : atProvider;
  const listed = isVault
    ? inVault.data?.records
    : atProvider.data?.data.filter((method) => "exp_year" in method);
  return {
    cards: listed?.map(rowOf),
    hasFailed: error !== undefined,
    retry,
    listName: isVault ? vaultList.name : cardList.name,
    create: (address: CardAddress) =>
      isVault
        ? vault.create.run(vaultAddressFields(address))
        : provider.create.run(cardAddressFields(address)),
    update: (id: string, to: { exp_month: number; exp_year: number }) =>
      isVault
        ? vault.update.run({
            skyflow_id: id,
            expiry_month: to.exp_month,
            expiry_year: to.exp_year,
          })
        : provider.update.run({ source_id: id, ...to }),
    remove: (id: string) =>
      isVault ? vault.remove.run({ skyflow_id: id }) : provider.remove.run({ source_id: id }),
    makeDefault: (id: string) =>
      isVault ? vault.choose.run({ skyflow_id: id }) : provider.choose.run({ default_source: id }),
    isBusy: remove.isRunning || choose.isRunning,
  };
}

/** The cards of a person, and what they do with them. */
export function useCardManager(kind: CardKind, emit: EmitCard): CardManagerModel {
  const t = useMessages(cardManagerMessages);
  const { invalidate, clock } = useRuntime();
  const { cards, hasFailed, retry, listName, create, update, remove, makeDefault, isBusy } =
    useCardCalls(kind);
  const [step, setStep] = useState<CardStep>();
  const [adding, setAdding] = useState<CardManagerModel["adding"]>("address");
  const [address, setAddress] = useState<CardAddress>();
  const [frame, setFrame] = useState<string>();
  const [frameError, setFrameError] = useState<Pick<CallError, "message" | "next">>();
  const [refusal, setRefusal] = useState<CallError>();
  const [done, setDone] = useState<string>();
  const bids = useCall(previousData);

  /** The only card stays after a bid; that is asked before it is confirmed, and the house decides again. */
  async function askRemoval(card: CardRow) {
    const result = await bids.run({
      page: 1,
      limit: MOST_BIDS,
      primaryTable: "bids",
      getUser: true,
      filters: { "b.created_at": { gte: Math.floor(clock.now()) - RECENT_BID_MS } },
    });
    const stays = result.ok && result.data.totalRecords > 0;
    setStep({ kind: stays ? "stays" : "delete", card });
  }

  function forgetNew() {
    setAdding("address");
    setAddress(undefined);
    setFrame(undefined);
    setFrameError(undefined);
  }

  function finish(text: string) {
    setStep(undefined);
    forgetNew();
    setDone(text);
    // Other widgets show cards, too: a payment offers them.
    invalidate(listName);
  }

  async function toFrame(of: CardAddress) {
    setAddress(of);
    const result = await create(of);
    if (result.ok) {
      setFrame(result.data.frame_url);
      setAdding("frame");
    }
    return result;
  }

  /** After a frame that has expired: its address is known already. */
  async function askFrame() {
    if (!address) return;
    setFrame(undefined);
    setFrameError(undefined);
    const result = await toFrame(address);
    if (!result.ok) setFrameError(result.error);
  }

  const expiry = useForm<"exp_month" | "exp_year">({
    rules: (form): FormRules<"exp_month" | "exp_year"> => ({
      exp_month: required(),
      exp_year: [
        required(),
        () =>
          expiryProblem(textOf(form, "exp_month"), textOf(form, "exp_year"), clock.now()) === "past"
            ? "Invalid expiry details"
            : undefined,
      ],
    }),
    send(form) {
      if (step?.kind !== "update") return undefined;
      const expiryOf = (name: string) => Number(textOf(form, name));
      const to = { exp_month: expiryOf("exp_month"), exp_year: expiryOf("exp_year") };
      return update(step.card.id, to);
    },
    onSent() {
      if (step?.kind !== "update") return;
      const { id, brand, last4 } = step.card;
      finish(t("updated", { card: cardName(step.card) }));
      emit("martillo-card-updated", { id, brand, last4 });
    },
  });

  async function confirm() {
    if (step?.kind !== "delete" && step?.kind !== "default") return;
    const { id, brand, last4 } = step.card;
    const isRemoval = step.kind === "delete";
    setRefusal(undefined);
    const result = await (isRemoval ? remove(id) : makeDefault(id));
    // One that is gone already is what was asked for.
    if (!result.ok && !(isRemoval && result.error.code === "NOT_FOUND")) {
      setRefusal(result.error);
      return;
    }
    finish(t(isRemoval ? "deleted" : "madeDefault", { card: cardName(step.card) }));
    emit(isRemoval ? "martillo-card-deleted" : "martillo-card-default-changed", {
      id,
      brand,
      last4,
    });
  }

  return {
    status: cards ? "ready" : hasFailed ? "failed" : "loading",
    retry,
    texts: TEXTS[kind],
    cards: cards ?? [],
    step,
    open(next) {
      setDone(undefined);
      setRefusal(undefined);
      expiry.clear();
      if (next.kind === "delete" && kind !== "vault" && cards?.length === 1) {
        if (!bids.isRunning) void askRemoval(next.card);
        return;
      }
      setStep(next);
    },
    close() {
      // It may be saved although the user did not wait for the answer.
      if (frame !== undefined) invalidate(listName);
      setStep(undefined);
      forgetNew();
    },
    adding,
    address,
    addressPrefix: kind === "vault" ? "address_" : "card_address_",
    toFrame,
    toAddress() {
      // Perhaps the frame saved the card and did not tell.
      invalidate(listName);
      setAdding("address");
      setFrame(undefined);
      setFrameError(undefined);
    },
    frame,
    frameError: frameError && { ...frameError, retry: () => void askFrame() },
    saved({ id, brand, last4 }) {
      finish(t("added", { card: cardName({ brand, last4 }) }));
      emit("martillo-card-added", { id, brand, last4 });
    },
    frameOver(code) {
      if (code !== "TICKET_EXPIRED") return;
      setFrame(undefined);
      setFrameError({ message: t("formOver") });
    },
    expiry,
    years: expiryYears(clock.now()),
    confirm: () => void confirm(),
    isBusy,
    refusal,
    done,
  };
}

/** Visa •••• 4242 */
export function cardName({ brand, last4 }: Pick<CardRow, "brand" | "last4">): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;
}
