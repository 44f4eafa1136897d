import type { ReactNode } from "react";
import type { Seller, SellerIdentity, SellerPromises } from "../../src/contract";
import { useMessages } from "../../src/i18n";
import {
  Badge,
  ButtonLink,
  EmptyState,
  ErrorState,
  Icon,
  type IconName,
  Skeleton,
} from "../../src/ui";
import { sellerCardMessages } from "./seller-card.messages";
import type { SellerCardModel } from "./use-seller-card";

/** Levels that the heading with the name may have. */
export type SellerHeadingLevel = 1 | 2 | 3 | 4 | 5;

type Ready = Extract<SellerCardModel, { status: "ready" }>;

const LINES = ["40%", "64%", "52%"];

/** Pure markup from the model. */
export function SellerCardView({
  model,
  level,
}: {
  model: SellerCardModel;
  level: SellerHeadingLevel;
}) {
  const t = useMessages(sellerCardMessages);
  return (
    <section
      className="martillo-root martillo-seller-card"
      part="base"
      data-state={model.status}
      aria-busy={model.status === "loading" || undefined}
    >
      {model.status === "loading" && <Waiting label={t("loading")} />}
      {model.status === "missing" && (
        <EmptyState icon="user" title={t("missing")}>
          {t("missingText")}
        </EmptyState>
      )}
      {model.status === "failed" && (
        <ErrorState title={model.message} next={model.next} onRetry={model.retry} />
      )}
      {model.status === "ready" && <Known model={model} level={level} />}
    </section>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="martillo-seller-card__waiting">
      <span className="martillo-visually-hidden">{label}</span>
      <Skeleton width="56%" height="30px" />
      {LINES.map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  );
}

const BELOW = { 1: "h2", 2: "h3", 3: "h4", 4: "h5", 5: "h6" } as const;

function Known({ model, level }: { model: Ready; level: SellerHeadingLevel }) {
  const t = useMessages(sellerCardMessages);
  const { seller, place, memberSince } = model;
  const Name = `h${level}` as const;
  const Heading = BELOW[level];
  const isTrader = seller.kind === "trader";
  return (
    <>
      <header className="martillo-seller-card__head">
        <Name className="martillo-seller-card__name" part="name">
          {seller.name}
        </Name>
        <ul className="martillo-seller-card__facts" part="facts">
          <li>
            <Badge icon={isTrader ? "shield" : "user"}>{t(isTrader ? "trader" : "private")}</Badge>
          </li>
          {place !== "" && <Fact icon="pin">{place}</Fact>}
          <Fact icon="calendar">{t("memberSince", { month: memberSince })}</Fact>
        </ul>
      </header>
      <OnOffer seller={seller} href={model.lotsHref} />
      <section className="martillo-seller-card__section" part="promises">
        <Heading className="martillo-seller-card__heading">{t("promises")}</Heading>
        {seller.promises ? (
          <Promises promises={seller.promises} since={model.salesSince} />
        ) : (
          <p className="martillo-seller-card__note">{t("fewSales")}</p>
        )}
      </section>
      <section className="martillo-seller-card__section" part="identity">
        <Heading className="martillo-seller-card__heading">{t("identity")}</Heading>
        {seller.identity ? (
          <Identity identity={seller.identity} />
        ) : (
          <p className="martillo-seller-card__note">{t("privateText")}</p>
        )}
      </section>
    </>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="martillo-seller-card__fact">
      <Icon name={icon} size={16} />
      {children}
    </li>
  );
}

/** What can be bid on or bought now, and where. */
function OnOffer({
  seller: { auctions, direct_sales: sales },
  href,
}: {
  seller: Seller;
  href: string;
}) {
  const t = useMessages(sellerCardMessages);
  if (auctions + sales === 0) {
    return (
      <p className="martillo-seller-card__note" part="offer">
        {t("nothing")}
      </p>
    );
  }
  const counts = [
    auctions > 0 && t("auctions", { count: auctions }),
    sales > 0 && t("directSales", { count: sales }),
  ];
  return (
    <div className="martillo-seller-card__offer martillo-figures" part="offer">
      <span>{counts.filter(Boolean).join(" · ")}</span>
      <ButtonLink href={href} size="s" part="lots-link">
        {t("seeLots")}
      </ButtonLink>
    </div>
  );
}

/** Counts in words, each with what it is counted of. */
function Promises({ promises, since }: { promises: SellerPromises; since: string }) {
  const t = useMessages(sellerCardMessages);
  const {
    due,
    in_time: inTime,
    called_off: calledOff,
    handed_over: handedOver,
    returned,
  } = promises;
  return (
    <>
      <ul className="martillo-seller-card__promises martillo-figures">
        {due > 0 && (
          <Kept isWell={inTime === due}>{t("inTime", { count: inTime, total: due })}</Kept>
        )}
        <Kept isWell={calledOff === 0}>{t("calledOff", { count: calledOff })}</Kept>
        {handedOver > 0 && (
          <Kept isWell={returned === 0}>
            {t("returned", { count: returned, total: handedOver })}
          </Kept>
        )}
      </ul>
      <p className="martillo-seller-card__note">{t("since", { month: since })}</p>
    </>
  );
}

function Kept({ isWell, children }: { isWell: boolean; children: ReactNode }) {
  return (
    <li className="martillo-seller-card__kept" data-well={isWell || undefined}>
      <Icon name={isWell ? "check" : "info"} size={18} />
      {children}
    </li>
  );
}

/** What a trader has given of itself; what it has not given has no line. */
function Identity({ identity }: { identity: SellerIdentity }) {
  const t = useMessages(sellerCardMessages);
  const { company, tax_id: taxId, address, email, phone } = identity;
  const call = phone.replaceAll(/[^\d+]/g, "");
  return (
    <dl className="martillo-seller-card__identity">
      <Row label={t("company")} value={company} />
      <Row label={t("taxId")} value={taxId} />
      <Row label={t("address")} value={address} />
      <Row label={t("email")} value={email} href={`mailto:${email}`} />
      <Row label={t("phone")} value={phone} href={`tel:${call}`} />
    </dl>
  );
}

function Row({ label, value, href }: { label: string; value: string; href?: string }) {
  if (value === "") return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
    </div>
  );
}
