import { useMessages, usePhrase } from "../../src/i18n";
import { useNow } from "../../src/state";
import { Button, CodeField, Icon, LiveRegion } from "../../src/ui";
import { Captcha } from "./Captcha";
import type { CodeOnItsWay } from "./codes-flow";
import type { CodesModel } from "./use-codes";
import { verificationMessages } from "./verification.messages";

/** `4:59`, for what lasts minutes. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** The code has gone out: where to, for how long, and the field for it. */
export function CodeStep({
  model,
  sent,
  change,
}: {
  model: CodesModel;
  sent: CodeOnItsWay;
  change: string;
}) {
  const t = useMessages(verificationMessages);
  const say = usePhrase();
  const { problem, sends } = model;

  return (
    <>
      <div className="martillo-verification__sent" part="code-sent">
        <Icon name="check" size={18} />
        <p>
          <strong>{t("codeSent")}</strong>
          <span className="martillo-verification__address">
            {t("sentTo", { address: sent.address })}
          </span>
        </p>
      </div>
      <LiveRegion key={sends} message={t("codeSent")} />
      <CodeField
        label={t("code", { count: sent.length })}
        name="verify_code"
        length={sent.length}
        value={model.code}
        onInput={(event) => model.typeCode(event.currentTarget.value)}
        // Pasted, filled in by the phone, or typed to its end: nothing is left to do.
        onComplete={model.check}
        readOnly={model.isChecking}
        hint={<Validity expiresAt={sent.expiresAt} />}
        error={problem && say(problem)}
      />
      <Button type="submit" variant="primary" full busy={model.isChecking}>
        {t("verify")}
      </Button>
      <Captcha model={model} />
      <div className="martillo-verification__ways">
        <ResendButton model={model} sent={sent} />
        <Button variant="ghost" size="s" onClick={model.changeAddress}>
          {change}
        </Button>
      </div>
    </>
  );
}

function Validity({ expiresAt }: { expiresAt: number }) {
  const t = useMessages(verificationMessages);
  const left = secondsUntil(expiresAt, useNow());
  return <>{left > 0 ? t("validFor", { time: clockText(left) }) : t("expired")}</>;
}

function ResendButton({ model, sent }: { model: CodesModel; sent: CodeOnItsWay }) {
  const t = useMessages(verificationMessages);
  const wait = secondsUntil(sent.resendAt, useNow());
  return (
    <Button
      variant="ghost"
      size="s"
      busy={model.isSending}
      disabled={wait > 0}
      onClick={model.resend}
    >
      {wait > 0 ? t("resendIn", { time: clockText(wait) }) : t("resend")}
    </Button>
  );
}
