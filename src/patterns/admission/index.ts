// Asks for access to an auction, and for its terms to be accepted.
import { defineChunk } from "../../late";

/** Most auctions take everybody: what asks for access and terms comes where it is needed. */
export const admissionChunk = defineChunk(() => import("./AdmissionPanel"));
export type { AdmissionPanelProps } from "./AdmissionPanel";
