import { useState } from "react";
import type { Signing } from "../../src/contract";
import { formatMoment, useMessages } from "../../src/i18n";
import type { Emit } from "../../src/state";
import { Button, ErrorState, TextField } from "../../src/ui";
import { AccountSkeleton } from "../account";
import { signMessages } from "./sign.messages";
import { type SignContractModel, useSignContract } from "./use-sign-contract";

/** The contract, the signatures so far, and the visitor's own signature. */
export function SignContract({ invoice, emit }: { invoice: number; emit: Emit }) {
  const t = useMessages(signMessages);
  const model = useSignContract(invoice, emit);
  const { signing, failure } = model;
  if (failure) {
    const { error, retry } = failure;
    return <ErrorState title={error.message} next={error.next} onRetry={retry} />;
  }
  if (!signing) return <AccountSkeleton />;
  return (
    <div className="martillo-paper-list__form">
      <ContractText signing={signing} />
      <Signers signing={signing} />
      {signing.status === "declined" && <p>{t("declined")}</p>}
      {signing.mine === 1 &&
        (signing.provider === "house" ? <SignForm model={model} /> : <SignOutside model={model} />)}
    </div>
  );
}

function ContractText({ signing }: { signing: Signing }) {
  const t = useMessages(signMessages);
  return (
    <section className="martillo-paper-list__contract" aria-label={t("text")}>
      {signing.text.split("\n").map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Signers({ signing }: { signing: Signing }) {
  const t = useMessages(signMessages);
  return (
    <div role="status">
      <ul>
        {signing.signers.map(({ side, name, signed_at }) => (
          <li key={side}>
            {signed_at === null
              ? t(side === "buyer" ? "buyerWaits" : "sellerWaits")
              : t(side === "buyer" ? "buyerSigned" : "sellerSigned", {
                  name,
                  date: formatMoment(signed_at),
                })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A service from outside has it signed, on a page of its own. */
function SignOutside({ model }: { model: SignContractModel }) {
  const t = useMessages(signMessages);
  const { page, isBusy, refusal } = model;
  return (
    <div className="martillo-paper-list__form">
      <p>{t("howOutside")}</p>
      <div role="alert" className="martillo-paper-list__error">
        {refusal && <p>{refusal}</p>}
      </div>
      {page === undefined ? (
        <Button variant="primary" full busy={isBusy} onClick={model.askForCode}>
          {t("prepare")}
        </Button>
      ) : (
        <p>
          <a href={page} target="_blank" rel="noopener noreferrer">
            {t("open")}
          </a>
        </p>
      )}
    </div>
  );
}

function SignForm({ model }: { model: SignContractModel }) {
  const t = useMessages(signMessages);
  const [name, setName] = useState("");
  const [code, setCode] = useState("");
  const [isPressed, setPressed] = useState(false);
  const { hasCode, isBusy } = model;
  const isNameMissing = isPressed && name.trim().length < 2;
  const isCodeMissing = isPressed && hasCode && code.trim() === "";
  return (
    <form
      className="martillo-paper-list__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (name.trim().length < 2) return;
        if (!hasCode) {
          setPressed(false);
          model.askForCode();
        } else if (code.trim() !== "") model.sign(name.trim(), code.trim());
      }}
    >
      <p>{t("how")}</p>
      <TextField
        label={t("name")}
        value={name}
        autoComplete="name"
        maxLength={100}
        error={isNameMissing ? t("nameMissing") : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {hasCode && (
        <TextField
          label={t("code")}
          hint={t("codeHint")}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          error={isCodeMissing ? t("codeMissing") : model.codeFault}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <div role="alert" className="martillo-paper-list__error">
        {model.refusal && <p>{model.refusal}</p>}
      </div>
      <Button type="submit" variant="primary" full busy={isBusy}>
        {t(hasCode ? "sign" : "sendCode")}
      </Button>
      {hasCode && (
        <Button full disabled={isBusy} onClick={model.askForCode}>
          {t("anotherCode")}
        </Button>
      )}
    </form>
  );
}
