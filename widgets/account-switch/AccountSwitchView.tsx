import type { MouseEvent, ReactNode } from "react";
import { useMessages } from "../../src/i18n";
import { Button, ButtonLink, Icon, Spinner } from "../../src/ui";
import { accountSwitchMessages } from "./account-switch.messages";
import type { AccountLine, AccountSwitchModel } from "./use-account-switch";

const LEVELS = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

const ROLES = { self: "self", owner: "owner", employee: "employee" } as const;

/** Pure markup from the model. */
export function AccountSwitchView({
  model,
  headingLevel,
}: {
  model: AccountSwitchModel;
  headingLevel: number;
}) {
  const t = useMessages(accountSwitchMessages);
  const Heading = LEVELS[headingLevel - 1] ?? "h2";
  return (
    <section
      className="martillo-root martillo-account-switch"
      part="base"
      data-state={model.status}
    >
      <Heading className="martillo-account-switch__title" part="title">
        {t("title")}
      </Heading>
      <Body model={model} />
    </section>
  );
}

function Body({ model }: { model: AccountSwitchModel }): ReactNode {
  const t = useMessages(accountSwitchMessages);
  switch (model.status) {
    case "loading":
      return (
        <p className="martillo-account-switch__note">
          <Spinner /> {t("loading")}
        </p>
      );
    case "guest":
      return (
        <>
          <p className="martillo-account-switch__note">{t("guest")}</p>
          <ButtonLink
            variant="primary"
            href={model.loginUrl}
            onClick={(event: MouseEvent) => {
              if (!model.askLogin()) event.preventDefault();
            }}
          >
            {t("goLogin")}
          </ButtonLink>
        </>
      );
    case "ready":
      return (
        <>
          <p className="martillo-account-switch__note" role="status">
            {model.actingFor === undefined
              ? t(model.accounts.length > 1 ? "why" : "none")
              : t("actingFor", { name: model.actingFor })}
          </p>
          <p className="martillo-account-switch__refusal" role="alert" part="alert">
            {model.error && [model.error.message, model.error.next].join(" ")}
          </p>
          <ul className="martillo-account-switch__list" part="list">
            {model.accounts.map((account) => (
              <Line key={account.id} account={account} />
            ))}
          </ul>
        </>
      );
  }
}

function Line({ account }: { account: AccountLine }) {
  const t = useMessages(accountSwitchMessages);
  const { name, email, role, isCurrent, isBusy, choose } = account;
  return (
    <li
      className="martillo-account-switch__account"
      part="account"
      data-current={isCurrent || undefined}
    >
      <Icon name="user" size={22} />
      <span className="martillo-account-switch__who">
        <strong>{name}</strong>
        <span className="martillo-account-switch__note">
          {[t(ROLES[role]), email].filter(Boolean).join(" · ")}
        </span>
      </span>
      {isCurrent ? (
        <span className="martillo-account-switch__current">
          <Icon name="check" size={16} /> {t("current")}
        </span>
      ) : (
        <Button
          size="s"
          busy={isBusy}
          onClick={choose}
          aria-label={t(role === "self" ? "goBack" : "actAs", { name })}
        >
          {t(role === "self" ? "goBackShort" : "actAsShort")}
        </Button>
      )}
    </li>
  );
}
