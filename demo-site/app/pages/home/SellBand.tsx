import { PATHS } from "martillo/contract";
import "./home-sell.css";
import { useMessages } from "martillo";
import { Link } from "react-router";
import { homeMessages } from "./home.messages";

export function SellBand() {
  const t = useMessages(homeMessages);
  return (
    <section className="site-wrap home-sell" aria-labelledby="home-sell">
      <div className="home-sell__box">
        <div>
          <h2 id="home-sell">{t("fleet")}</h2>
          <p>{t("fleetText")}</p>
        </div>
        <div className="home-sell__actions">
          <Link className="site-button" data-kind="signal" to={PATHS.auctionVehicle}>
            {t("auctionVehicle")}
          </Link>
          <Link className="home-sell__link" to={PATHS.sellVehicle}>
            {t("sellFixed")}
          </Link>
        </div>
      </div>
    </section>
  );
}
