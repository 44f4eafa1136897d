import type { Missing } from "../../src/contract";
import type { CallError } from "../../src/state";
import type { Step } from "./fields";

/** Progress of a seller who writes a lot, from its first step to its publication. */
export interface PostingFlow {
  step: Step;
  /** A field that is to have the focus once its step is there. */
  wanted: string | undefined;
  /** Steps that were left, each once, the last one last. */
  left: readonly Step[];
  /** The seller has looked at all missing fields. */
  isReviewed: boolean;
  /** What the server says that it lacks. */
  missing: Missing;
  /** `wanted`: it is published as soon as all that is typed is saved. */
  publication: "no" | "wanted" | "done";
  refusal: CallError | undefined;
}

/** What happens to it. */
export type PostingEvent =
  | { type: "went"; step: Step; field: string | undefined }
  /** It was saved, or read again. */
  | { type: "read"; missing: Missing }
  | { type: "publishes" }
  | { type: "refused"; error: CallError }
  | { type: "published" };

export function startPosting(of: { step: Step; missing: Missing }): PostingFlow {
  return {
    ...of,
    wanted: undefined,
    left: [],
    isReviewed: of.step === "review",
    publication: "no",
    refusal: undefined,
  };
}

export function postingFlow(flow: PostingFlow, event: PostingEvent): PostingFlow {
  switch (event.type) {
    case "went": {
      const { step, field } = event;
      const others = flow.left.filter((each) => each !== flow.step);
      return {
        ...flow,
        step,
        wanted: field,
        left: step === flow.step ? flow.left : [...others, flow.step],
        isReviewed: flow.isReviewed || step === "review",
        refusal: undefined,
      };
    }
    case "read":
      return { ...flow, missing: event.missing };
    case "publishes":
      return { ...flow, publication: "wanted", refusal: undefined };
    case "refused": {
      const { error } = event;
      return { ...flow, publication: "no", missing: error.fields ?? {}, refusal: error };
    }
    case "published":
      return { ...flow, publication: "done" };
  }
}

/** Whether what a step lacks is shown at its fields, too: once that step was left, or the seller has looked at the missing fields. */
export function showsMissing({ isReviewed, left }: PostingFlow, step: Step): boolean {
  return isReviewed || left.includes(step);
}
