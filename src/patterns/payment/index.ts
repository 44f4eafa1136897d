// The steps of paying.
import { defineChunk } from "../../late";

/** The ways to pay: their code loads when a visitor is about to pay. */
export const paymentChunk = defineChunk(() => import("./PaymentSteps"));
export type { PaymentStepsProps } from "./PaymentSteps";
export type { OpenedPayment } from "./use-payment";
