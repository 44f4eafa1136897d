// The steps of paying.
import { defineChunk } from "../../late";

/** How people pay: it comes when somebody is about to. */
export const paymentChunk = defineChunk(() => import("./PaymentSteps"));
export type { PaymentStepsProps } from "./PaymentSteps";
export type { OpenedPayment } from "./use-payment";
