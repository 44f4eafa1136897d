import "./shop-window.css";
import { ChevronLeft, ChevronRight, Maximize, Pause, Play } from "lucide-react";
import type { ComponentType } from "react";
import { useSearchParams } from "react-router";
import {
  Countdown,
  formatMoment,
  formatMoney,
  formatNumber,
  useConnection,
  useLot,
  useMessages,
} from "martillo";
import { type Lot, lotPath } from "martillo/contract";
import { Picture } from "../../lots/Picture";
import { routeMessages } from "../../routing/route.messages";
import { Brand } from "../../shell/Brand";
import { Page } from "../../shell/Page";
import { QrCode } from "./QrCode";
import { shopWindowMessages } from "./shop-window.messages";
import { useScreenOn, useShopWindow } from "./use-shop-window";

/** /pantalla: the vehicles on sale of a seller, for a screen in a shop window. Without `?seller=` those of the house. */
export function ShopWindowPage() {
  const [query] = useSearchParams();
  const asked = query.get("seller");
  const t = useMessages(shopWindowMessages);
  if (asked !== null && !/^[1-9]\d{0,14}$/.test(asked)) {
    return <Words title={t("unknown")} text={t("unknownText")} />;
  }
  return <Window key={asked} seller={asked === null ? undefined : Number(asked)} />;
}

function Words({ title, text, retry }: { title: string; text: string; retry?: () => void }) {
  const t = useMessages(shopWindowMessages);
  return (
    <Page className="shop-window shop-window--words">
      <h1>{title}</h1>
      <p>{text}</p>
      {retry && (
        <button type="button" className="site-button" onClick={retry}>
          {t("retry")}
        </button>
      )}
    </Page>
  );
}

type Model = ReturnType<typeof useShopWindow>;

function Window({ seller }: { seller: number | undefined }) {
  const t = useMessages(shopWindowMessages);
  const routeText = useMessages(routeMessages);
  const model = useShopWindow(seller);
  useScreenOn();
  const { lot, error } = model;
  if (!model.isLoaded) {
    if (!error) return <Words title={t("lots")} text={t("loading")} />;
    return <Words title={t("failed")} text={error.message} retry={model.retry} />;
  }
  if (!lot) return <Words title={t("empty")} text={t("emptyText")} />;
  const title = seller === undefined ? t("lots") : lot.seller.name;
  return (
    <Page className="shop-window" title={`${routeText("shopWindow")}: ${title}`}>
      <header className="shop-window__head">
        <Brand />
        <h1>{title}</h1>
        <Controls model={model} />
      </header>
      <Shown key={lot.id} lot={lot} />
      <Offline />
      {model.next.length > 0 && (
        <section className="shop-window__next" aria-label={t("next")}>
          <h2>{t("next")}</h2>
          <ol>
            {model.next.map((one) => (
              <li key={one.id}>
                <NextLot lot={one} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </Page>
  );
}

function Controls({ model }: { model: Model }) {
  const t = useMessages(shopWindowMessages);
  const { isPaused, total } = model;
  return (
    <div className="shop-window__controls">
      {total > 1 && (
        <>
          <span className="site-figures">
            {t("place", { n: formatNumber(model.at + 1), total: formatNumber(total) })}
          </span>
          <Control icon={ChevronLeft} label={t("back")} onClick={model.back} />
          <Control
            icon={isPaused ? Play : Pause}
            label={t(isPaused ? "play" : "pause")}
            onClick={model.turn}
          />
          <Control icon={ChevronRight} label={t("forward")} onClick={model.forward} />
        </>
      )}
      {document.fullscreenEnabled && (
        <Control icon={Maximize} label={t("full")} onClick={toggleFullScreen} />
      )}
    </div>
  );
}

interface ControlProps {
  icon: ComponentType<{ size: number; "aria-hidden": "true" }>;
  label: string;
  onClick: () => void;
}

function Control({ icon: Shape, label, onClick }: ControlProps) {
  return (
    <button type="button" className="shop-window__control" aria-label={label} onClick={onClick}>
      <Shape size={22} aria-hidden="true" />
    </button>
  );
}

function toggleFullScreen() {
  // Refused by policies of the browser: the page stays as it is.
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}

/** The vehicle of the moment, live. */
function Shown({ lot: first }: { lot: Lot }) {
  const t = useMessages(shopWindowMessages);
  const { lot = first } = useLot(first.id);
  const address = new URL(lotPath(lot), location.origin).href;
  const isOpen = lot.market_status === "open" || lot.market_status === "closing";
  return (
    <article className="shop-window__lot">
      <Picture
        src={lot.avatar || null}
        alt=""
        isUrgent
        sizes="100vw"
        className="shop-window__photo"
      />
      <div className="shop-window__text">
        <h2>{lot.title}</h2>
        <p className="shop-window__facts">{factsOf(lot)}</p>
        <p className="shop-window__price">
          <span>{t(priceWord(lot))}</span>
          <strong className="site-figures">{formatMoney(lot.wprice)}</strong>
          {lot.auction === 1 && <span>{t("bids", { count: lot.bid_count })}</span>}
        </p>
        {lot.market_status === "scheduled" && (
          <p className="shop-window__time">
            {t("opens", { moment: formatMoment(lot.date_start) })}
          </p>
        )}
        {isOpen && lot.auction === 1 && (
          <p className="shop-window__time">
            {t("ends")} <Countdown closesAt={lot.date_closed} className="site-figures" />
          </p>
        )}
      </div>
      <p className="shop-window__scan">
        <QrCode address={address} label={t("code", { address })} />
        <span aria-hidden="true">{t(lot.auction === 1 ? "scanToBid" : "scanToBuy")}</span>
      </p>
    </article>
  );
}

function factsOf({ registration_year: year, kilometers, fuel, transmission, location: at }: Lot) {
  const facts = [
    year,
    kilometers !== null && `${formatNumber(kilometers)} km`,
    fuel,
    transmission,
    at,
  ];
  return facts.filter(Boolean).join(" · ");
}

function priceWord({ auction, market_status: status, bid_count: bids }: Lot) {
  if (status === "sold") return "sold";
  if (auction === 0) return "price";
  if (status === "closed" || status === "provisional" || status === "unsold") return "over";
  return bids === 0 ? "start" : "bid";
}

function NextLot({ lot: first }: { lot: Lot }) {
  const { lot = first } = useLot(first.id);
  return (
    <>
      <Picture src={lot.images[0]?.thumb || null} alt="" sizes="200px" />
      <span>{lot.title}</span>
      <strong className="site-figures">{formatMoney(lot.wprice)}</strong>
    </>
  );
}

/** Prices of a while ago must not look like those of now. */
function Offline() {
  const t = useMessages(shopWindowMessages);
  const status = useConnection();
  return (
    <p className="shop-window__offline" role="status">
      {status === "offline" && t("offline")}
    </p>
  );
}
