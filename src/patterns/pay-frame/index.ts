// The frame in which a card is typed.
import { defineChunk } from "../../late";

/** Most who see a payment's beginning never open it: what shows the frame comes when one is opened. */
export const payFrameChunk = defineChunk(() => import("./PayFrame"));
export type { PayFrameProps } from "./PayFrame";
