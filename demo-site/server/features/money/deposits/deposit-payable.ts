import { PATHS } from "martillo/contract";
import { account, isTakingBids } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import { sendMail } from "../../../platform/mail/send";
import { lockLot, phaseOf } from "../../lots";
import { bookOver } from "../book-over";
import { sumText } from "../money-letters";
import { readPayer } from "../payer-repository";
import { post } from "../ledger/post";
import { depositHeld } from "../money.mail";
import type { Due, Payable, Wanted } from "../payables";
import { setBonusPart } from "../payment-repository";
import {
  depositOf,
  insertDeposit,
  readHeldDeposit,
  readTitlesOfLots,
  setPurseParts,
} from "./deposit-repository";
import { takeBackAtDesk } from "./desk-refund";

function lotIdOf({ ref }: Pick<Wanted, "ref">): number {
  if (!/^\d{1,15}$/.test(ref)) throw new ApiFault("NOT_FOUND");
  return Number(ref);
}

/** A deposit for bids on a lot: `ref` is the lot. */
export const depositPayable: Payable = {
  takesBalance: true,

  async lock(t, wanted): Promise<Due> {
    const lotId = lotIdOf(wanted);
    const lot = await lockLot(t, lotId);
    const terms = await depositOf(t, lotId);
    if (!lot || !terms) throw new ApiFault("NOT_FOUND");
    const cents = terms.deposit_required_cents ?? 0;
    const phase = phaseOf(lot);
    const isOver =
      lot.is_hidden || lot.auction === 0 || (phase !== "scheduled" && !isTakingBids(phase));
    const held = await readHeldDeposit(t, wanted.userId, lotId);
    const state = held || cents === 0 ? "paid" : isOver ? "void" : "payable";
    return {
      state,
      dueCents: state === "payable" ? cents : 0,
      minimumCents: cents,
      maximumCents: cents,
    };
  },

  async describe(db, wanted, amountCents) {
    const terms = await depositOf(db, lotIdOf(wanted));
    if (!terms) throw new ApiFault("NOT_FOUND");
    return {
      title: `Depósito para pujar por «${terms.title}»`,
      lines: [{ label: "Depósito", amountCents }],
    };
  },

  async about(db, refs) {
    const lots = await readTitlesOfLots(db, refs.map(Number).filter(Number.isSafeInteger));
    return new Map(lots.map((lot) => [String(lot.project_id), lot]));
  },

  async apply(t, payment, amountCents, { over }) {
    const lotId = lotIdOf(payment);
    const deposit = await insertDeposit(t.db, {
      userId: payment.user_id,
      lotId,
      amountCents,
      paymentId: payment.id,
      keeps: payment.quote["keep"] === true,
    });
    const isByBalance = payment.provider === "wallet";
    const { lines } = await post(
      t.db,
      {
        event: "deposit",
        deposit,
        amountCents,
        funds: isByBalance
          ? { from: "purses", user: payment.user_id }
          : { from: "provider", provider: payment.provider },
      },
      { paymentId: payment.id },
    );
    if (isByBalance) {
      const bonus = account("bonus", payment.user_id);
      const bonusCents = lines.find((line) => line.account === bonus)?.amountCents ?? 0;
      await setPurseParts(t.db, deposit, { walletCents: amountCents - bonusCents, bonusCents });
      await setBonusPart(t.db, payment.id, bonusCents);
    }
    // The lot asks for less than it did when this payment was opened.
    if (over) await bookOver(t, payment, over);
    const payer = await readPayer(t.db, payment.user_id);
    const terms = await depositOf(t.db, lotId);
    if (!payer || !terms) return;
    await sendMail(t, depositHeld, payer.email, {
      name: payer.name,
      language: payer.language,
      amount: sumText(amountCents, payer),
      title: terms.title,
      link: PATHS.lot.replace("{id}", String(lotId)),
    });
  },

  // Deposits go back by `returnDeposit` alone, so that the lot's rules are asked.
  isRefundable: false,
  refund: () => Promise.resolve(false),
  deskRefund: takeBackAtDesk,
};
