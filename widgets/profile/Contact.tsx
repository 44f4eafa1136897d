import { displayPhone } from "../../src/domain";
import { useMessages } from "../../src/i18n";
import { Badge, Button } from "../../src/ui";
import { profileMessages } from "./profile.messages";
import type { ProfileModel } from "./use-profile";
import { defineChunk, useChunk } from "../../src/late";

const dialogsChunk = defineChunk(() => import("./ContactDialogs"));

/** E-mail and phone: verified or not, and the ways to change them, which go by codes. */
export function Contact({ model }: { model: ProfileModel }) {
  const t = useMessages(profileMessages);
  const { user, open, toggle } = model;
  const isWanted = open === "email" || open === "phone";
  const { module, hasFailed } = useChunk(dialogsChunk, isWanted);
  const isEmail = user.email_verified === 1;
  const isPhone = user.phone_verified === 1;
  const phoneVerb = user.phone === null ? "add" : isPhone ? "change" : "verify";

  return (
    <section className="martillo-profile__part" part="contact">
      <h3 className="martillo-profile__subtitle">{t("contact")}</h3>
      <ContactLine
        label={t("email")}
        text={user.email}
        isVerified={isEmail}
        verb={t(isEmail ? "change" : "verify")}
        verbInFull={t(isEmail ? "changeEmail" : "verifyEmail")}
        isBusy={open === "email" && !module && !hasFailed}
        onPress={() => toggle("email")}
      />
      <ContactLine
        label={t("phone")}
        text={user.phone === null ? undefined : displayPhone(user.phone)}
        isVerified={isPhone}
        verb={t(phoneVerb)}
        verbInFull={t(
          ({ add: "addPhone", change: "changePhone", verify: "verifyPhone" } as const)[phoneVerb],
        )}
        isBusy={open === "phone" && !module && !hasFailed}
        onPress={() => toggle("phone")}
      />
      {module && <module.ContactDialogs model={model} />}
    </section>
  );
}

interface ContactLineProps {
  label: string;
  text: string | undefined;
  isVerified: boolean;
  verb: string;
  verbInFull: string;
  isBusy: boolean;
  onPress: () => void;
}

function ContactLine({
  label,
  text,
  isVerified,
  verb,
  verbInFull,
  isBusy,
  onPress,
}: ContactLineProps) {
  const t = useMessages(profileMessages);
  return (
    <div className="martillo-profile__line" part="contact-line">
      <div className="martillo-profile__line-text">
        <p className="martillo-profile__line-head">
          <span className="martillo-profile__label">{label}</span>
          {text !== undefined && (
            <Badge
              icon={isVerified ? "check" : "warning"}
              tone={isVerified ? "positive" : "warning"}
            >
              {t(isVerified ? "verified" : "notVerified")}
            </Badge>
          )}
        </p>
        <p className="martillo-profile__value">{text ?? t("noPhone")}</p>
      </div>
      <Button aria-label={verbInFull} busy={isBusy} onClick={onPress}>
        {verb}
      </Button>
    </div>
  );
}
