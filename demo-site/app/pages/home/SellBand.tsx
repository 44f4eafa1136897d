import "./home-sell.css";
import { Link } from "react-router";

export function SellBand() {
  return (
    <section className="site-wrap home-sell" aria-labelledby="home-sell">
      <div className="home-sell__box">
        <div>
          <h2 id="home-sell">¿Tiene una flota que renovar?</h2>
          <p>
            Publique sus vehículos, fije la salida y la reserva, y deje que el mercado ponga el
            precio. Cada puja queda registrada en un historial que cualquiera puede comprobar.
          </p>
        </div>
        <div className="home-sell__actions">
          <Link className="site-button" data-kind="signal" to="/subastar-vehiculo">
            Subastar un vehículo
          </Link>
          <Link className="home-sell__link" to="/vender-vehiculo">
            Vender a precio fijo
          </Link>
        </div>
      </div>
    </section>
  );
}
