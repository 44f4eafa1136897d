import { documentElement } from "../../src/element/docs";
import { lotEditorElement } from "./lot-editor.element";

export const lotEditorDocs = documentElement(lotEditorElement, {
  doc: "Posting a lot, step by step: vehicle, photos, description, price, dates, and a look at what is missing. It is saved while it is typed; what two people want otherwise is shown to both. For pages of the auction house.",
  attributes: {
    lot: { doc: "Number of the lot. Left out: a new one." },
    from: { doc: "Number of a lot or a template that a new lot begins with." },
    step: {
      doc: "The step to begin with: `vehicle`, `photos`, `description`, `price`, `dates` or `review`.",
    },
  },
  events: [
    "martillo-login-request",
    "martillo-lot-saved",
    "martillo-lot-published",
    "martillo-step-changed",
  ],
  parts: {
    documents: "Documents for buyers.",
    document: "One document.",
    "damage-photo": "The photo of one damage.",
    inspection: "The inspection report.",
    "inspection-area": "One of its areas.",
    "inspection-point": "One of its points.",
    "inspection-photos": "Photos of one point.",
    base: "The widget.",
    steps: "The list of steps.",
    step: "One of them.",
    "save-line": "How far it is saved.",
    conflict: "A field that another person has written, too.",
    fields: "The fields of a step.",
    photos: "The photos.",
    photo: "One of them.",
    preview: "The lot as its buyers will see it.",
    lacks: "What the step that was left still lacks.",
    summary: "What is about to be published, in figures.",
    next: "What follows a lot that is published.",
    share: "The button that shares its address.",
    review: "What is missing, and the button that publishes.",
    done: "What was done last.",
    skeleton: "Lines in place of data that are on their way.",
  },
  cssProperties: {
    "--martillo-lot-editor-gap": "Space between the parts. Default: the fourth step.",
  },
});
