import "./home-plans.css";
import { Section } from "./Section";

/** Monthly plans, euro without VAT, and what each includes. */
const PLANS = [
  { price: 0, auctions: 1, sales: 1 },
  { price: 30, auctions: 3, sales: 3 },
  { price: 60, auctions: 6, sales: 6 },
  { price: 120, auctions: 13, sales: 20 },
  { price: 150, auctions: 17, sales: 40 },
  { price: 200, auctions: 23, sales: 60 },
];

function count(number: number, one: string, many: string) {
  return `${number} ${number === 1 ? one : many}`;
}

export function Plans() {
  return (
    <Section
      title="Vender empieza en 0 €"
      text="Seis planes mensuales, según lo que quiera publicar. IVA no incluido."
      more={{ to: "/contrataciones", label: "Ver los planes" }}
      className="home-plans"
    >
      <ul className="home-plans__list">
        {PLANS.map((plan) => (
          <li key={plan.price}>
            <p className="home-plans__price site-figures">
              {plan.price} €<small> al mes</small>
            </p>
            <p>{count(plan.auctions, "subasta", "subastas")}</p>
            <p>{count(plan.sales, "venta directa", "ventas directas")}</p>
            {plan.price === 0 && <p className="home-plans__note">Oferta de lanzamiento</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
