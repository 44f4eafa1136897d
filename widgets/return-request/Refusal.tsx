import type { ReturnRequestModel } from "./use-return-request";

/** Why something was not done; its place is there before its text. */
export function Refusal({ model: { refusal } }: { model: ReturnRequestModel }) {
  return (
    <div role="alert" className="martillo-return-request__error" part="refusal">
      {refusal && (
        <p>
          {refusal.message} {refusal.next}
        </p>
      )}
    </div>
  );
}
