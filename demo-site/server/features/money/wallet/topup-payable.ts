import { account, TOPUP_LIMITS } from "martillo/domain";
import { ApiFault } from "../../../platform/call/fault";
import { takesBalance } from "../../house";
import { post } from "../ledger/post";
import { readBalance } from "../ledger/balance-repository";
import type { Payable } from "../payables";

/** Money into the balance. A debt after a chargeback is covered first. */
export const topupPayable: Payable = {
  takesBalance: false,

  async check(ctx) {
    if (!(await takesBalance(ctx))) throw new ApiFault("WALLET_OFF");
  },

  lock: () =>
    Promise.resolve({
      state: "payable",
      dueCents: null,
      minimumCents: TOPUP_LIMITS.minCents,
      maximumCents: TOPUP_LIMITS.maxCents,
    }),

  async describe(db, { userId }, amountCents) {
    const debtCents = await readBalance(db, account("debt", userId));
    const covered = Math.min(debtCents, amountCents);
    return {
      title: "Añadir saldo",
      lines: [
        ...(covered > 0 ? [{ label: "Cubre lo que debe", amountCents: covered }] : []),
        { label: "A su saldo", amountCents: amountCents - covered },
      ],
    };
  },

  async apply(t, payment, amountCents) {
    await post(
      t.db,
      {
        event: "topup",
        payment: payment.id,
        user: payment.user_id,
        provider: payment.provider,
        amountCents,
      },
      { paymentId: payment.id },
    );
  },

  isRefundable: true,
  async refund(t, payment, amountCents, refundId) {
    await post(
      t.db,
      {
        event: "refund",
        refund: refundId,
        of: { what: "topup", user: payment.user_id, amountCents },
      },
      { paymentId: payment.id, refundId: Number(refundId) },
    );
    return true;
  },
};
