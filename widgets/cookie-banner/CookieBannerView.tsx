import { type FormEvent, useId } from "react";
import { useMessages } from "../../src/i18n";
import { Button, CheckboxField, IconButton, LiveRegion } from "../../src/ui";
import { cookieBannerMessages } from "./cookie-banner.messages";
import type { CookieBannerPosition } from "./cookie-banner-position";
import type { CookieBannerModel } from "./use-cookie-banner";

/** Pure markup from the model. */
export function CookieBannerView({
  model,
  position,
}: {
  model: CookieBannerModel;
  position: CookieBannerPosition;
}) {
  const t = useMessages(cookieBannerMessages);
  const title = useId();
  return (
    <div
      ref={model.banner}
      className="martillo-root martillo-cookie-banner"
      part="base"
      data-position={position}
      data-state={model.isShown ? (model.areSettingsShown ? "settings" : "asking") : "hidden"}
    >
      <LiveRegion message={model.isShown ? t("announcement") : ""} />
      {model.isShown && (
        <section
          className="martillo-cookie-banner__box"
          part="box"
          aria-labelledby={title}
          tabIndex={-1}
        >
          <div className="martillo-cookie-banner__words">
            <h2 className="martillo-cookie-banner__title" part="title" id={title}>
              {t("title")}
            </h2>
            <p>
              {t("text")}{" "}
              <a className="martillo-cookie-banner__link" part="policy-link" href={model.policyUrl}>
                {t("policy")}
              </a>
            </p>
          </div>
          {model.canClose && (
            <div className="martillo-cookie-banner__close">
              <IconButton icon="close" label={t("close")} onClick={model.close} />
            </div>
          )}
          {model.areSettingsShown && <Settings model={model} />}
          <div className="martillo-cookie-banner__actions" part="actions">
            <Button variant="primary" onClick={model.reject}>
              {t("reject")}
            </Button>
            <Button variant="primary" onClick={model.accept}>
              {t("accept")}
            </Button>
            {!model.areSettingsShown && (
              <Button variant="ghost" onClick={model.showSettings}>
                {t("configure")}
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}

function Settings({ model }: { model: CookieBannerModel }) {
  const t = useMessages(cookieBannerMessages);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    model.save({
      preferences: data.has("preferences"),
      statistics: data.has("statistics"),
      marketing: data.has("marketing"),
    });
  }

  return (
    <form className="martillo-cookie-banner__settings" part="settings" onSubmit={handleSubmit}>
      <fieldset className="martillo-cookie-banner__purposes">
        <legend className="martillo-visually-hidden">{t("purposes")}</legend>
        <CheckboxField
          defaultChecked
          disabled
          label={<Purpose name={t("necessary")} text={t("necessaryText")} />}
        />
        {(["preferences", "statistics", "marketing"] as const).map((purpose) => (
          <CheckboxField
            key={purpose}
            name={purpose}
            defaultChecked={model.choice[purpose]}
            label={<Purpose name={t(purpose)} text={t(`${purpose}Text`)} />}
          />
        ))}
      </fieldset>
      <Button type="submit" full>
        {t("save")}
      </Button>
    </form>
  );
}

function Purpose({ name, text }: { name: string; text: string }) {
  return (
    <span className="martillo-cookie-banner__purpose">
      <strong>{name}</strong>
      <span>{text}</span>
    </span>
  );
}
