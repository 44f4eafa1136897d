import { formatMoney, formatTime, useMessages } from "../../src/i18n";
import { defineChunk, useChunk } from "../../src/late";
import { ownPurchaseChunk } from "../../src/patterns/purchase-line";
import { Countdown } from "../../src/state";
import { Button, ButtonLink } from "../../src/ui";
import { buyBoxMessages } from "./buy-box.messages";
import type { BuyBoxModel } from "./use-buy-box";

/** Most visitors only look at the price. */
const purchaseChunk = defineChunk(() => import("./Purchase"));

/** Pure markup from the model. */
export function BuyBoxView({ model }: { model: BuyBoxModel }) {
  const t = useMessages(buyBoxMessages);
  const { price, reserved, wish } = model;
  const isEmpty = price === undefined && !reserved && !model.isSold && !wish;
  const { hasFailed } = useChunk(purchaseChunk, wish !== undefined);
  const prepare = () => void purchaseChunk.load();
  return (
    <section
      className="martillo-root martillo-buy-box"
      part="base"
      aria-label={t("label")}
      hidden={isEmpty}
    >
      {reserved && !reserved.isMine && (
        <>
          <p part="state">{t("reserved", { time: formatTime(reserved.untilMs) })}</p>
          <Button
            full
            aria-pressed={model.isTold}
            busy={(wish === "tell" || wish === "tellNot") && !hasFailed}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => model.want(model.isTold ? "tellNot" : "tell")}
          >
            {t(model.isTold ? "told" : "tellMe")}
          </Button>
        </>
      )}
      {model.isSold && <p part="state">{t("sold")}</p>}
      {model.mayBeMine && <Mine model={model} />}
      {reserved?.isMine && (
        <>
          <p part="state">
            {t("mine")} <Countdown closesAt={reserved.untilMs} />
          </p>
          <ButtonLink
            href={model.cartHref}
            variant="primary"
            full
            onClick={(event) => {
              if (!model.openCart()) event.preventDefault();
            }}
          >
            {t("toCheckout")}
          </ButtonLink>
        </>
      )}
      {price !== undefined && !reserved && (
        <Button
          variant={model.isDirect ? "primary" : "soft"}
          full
          busy={wish === "buy" && !hasFailed && !purchaseChunk.read().module}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => model.want("buy")}
        >
          {t("open", { price: formatMoney(price) })}
        </Button>
      )}
      {model.canReserve && (
        <Button
          full
          busy={wish === "reserve" && !hasFailed}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => model.want("reserve")}
        >
          {t("reserve")}
        </Button>
      )}
      <p role="alert" className="martillo-buy-box__error" part="refusal" hidden={!model.refusal}>
        {model.refusal}
      </p>
      <Late model={model} />
    </section>
  );
}

/** The visitor's purchase of this lot; nothing where another buyer has it, or while this is unknown. */
function Mine({ model }: { model: BuyBoxModel }) {
  const { module } = useChunk(ownPurchaseChunk, true);
  if (!module) return null;
  return (
    <module.OwnPurchase
      lot={model.options.lot}
      open={({ invoice_id: invoice }, url) => model.openInvoice(invoice, url)}
    />
  );
}

function Late({ model }: { model: BuyBoxModel }) {
  const t = useMessages(buyBoxMessages);
  const { options, wish, end } = model;
  const { module, hasFailed } = useChunk(purchaseChunk, wish !== undefined);
  if (wish === undefined) return null;
  if (module) {
    if (wish === "buy") return <module.Purchase options={options} end={end} />;
    if (wish === "reserve") return <module.Reservation options={options} end={end} />;
    return <module.FreeAlert key={wish} options={options} end={end} on={wish === "tell"} />;
  }
  return hasFailed ? <p role="alert">{t("notOpened")}</p> : null;
}
