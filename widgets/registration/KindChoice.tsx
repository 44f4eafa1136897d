import { useId } from "react";
import { useMessages } from "../../src/i18n";
import { registrationMessages } from "./registration.messages";
import type { AccountKind } from "./registration-rules";

/** Buying or selling: which questions follow depends on it. */
export function KindChoice({
  kind: chosen,
  onChoose,
}: {
  kind: AccountKind;
  onChoose: (kind: AccountKind) => void;
}) {
  const t = useMessages(registrationMessages);
  const id = useId();
  return (
    <fieldset className="martillo-registration__kinds">
      <legend className="martillo-registration__legend">{t("kind")}</legend>
      {(["buyer", "seller"] as const).map((kind) => (
        <label key={kind} className="martillo-registration__kind" part="kind">
          <input
            type="radio"
            name="seller_type"
            value={kind}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
            aria-describedby={`${id}-${kind}`}
          />
          <strong>{t(kind)}</strong>
          <span id={`${id}-${kind}`} className="martillo-registration__kind-why">
            {t(kind === "buyer" ? "buyerWhy" : "sellerWhy")}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
