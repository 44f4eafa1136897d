import { formatMomentDay, useLocale, useMessages } from "../../src/i18n";
import { EmptyState, ErrorState, Icon, RichText, Skeleton } from "../../src/ui";
import { staticPageMessages } from "./static-page.messages";
import type { StaticPageHeading } from "./static-page-heading";
import type { StaticPageModel } from "./use-static-page";

const LINES = ["100%", "96%", "88%", "100%", "72%"];

/** Pure markup from the model. */
export function StaticPageView({
  model,
  heading,
  newTab,
}: {
  model: StaticPageModel;
  heading: StaticPageHeading;
  newTab: boolean;
}) {
  const t = useMessages(staticPageMessages);
  const { locale } = useLocale();
  const Title = heading === "first" ? "h1" : "h2";
  return (
    <div
      className="martillo-root martillo-static-page"
      part="base"
      data-state={model.status}
      aria-busy={model.status === "loading" || undefined}
    >
      {model.status === "loading" && <Waiting />}
      {model.status === "missing" && (
        <EmptyState title={t("missing")}>{t("missingText")}</EmptyState>
      )}
      {model.status === "failed" && (
        <ErrorState title={model.message} next={model.next} onRetry={model.retry} />
      )}
      {model.status === "ready" && (
        <>
          {heading !== "none" && (
            <Title className="martillo-static-page__title" part="title" lang={model.language}>
              {model.title}
            </Title>
          )}
          {/* What the house has written in no other language is in Spanish; a page in another one says so. */}
          {!locale.startsWith(model.language) && (
            <p className="martillo-static-page__language">{t("inSpanish")}</p>
          )}
          {model.isTemplate && (
            <p className="martillo-static-page__template" part="template" role="note">
              <Icon name="warning" size={18} />
              <span>
                <strong>{t("template")}</strong> {t("templateText")}
              </span>
            </p>
          )}
          <div lang={model.language}>
            <RichText
              html={model.html}
              base={model.base}
              headingShift={heading === "second" ? 1 : 0}
              newTab={newTab}
            />
          </div>
          <p className="martillo-static-page__updated" part="updated">
            {t("updated", { day: formatMomentDay(model.updatedAt) })}
          </p>
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="martillo-static-page__waiting">
      <Skeleton width="46%" height="34px" />
      {LINES.map((width, index) => (
        <Skeleton key={index} width={width} height="18px" />
      ))}
    </div>
  );
}
