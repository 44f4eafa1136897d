import "./home-steps.css";
import { Section } from "./Section";

const STEPS = [
  {
    title: "Encuentre su vehículo",
    text: "Busque por marca, precio o cierre. Siga los lotes que le interesen y verá moverse el precio sin recargar la página.",
  },
  {
    title: "Fije su máximo",
    text: "Diga hasta dónde llega. Pujamos por usted solo lo necesario para ir en cabeza, y nadie más ve su máximo.",
  },
  {
    title: "Siga el cierre",
    text: "Una puja en el último momento prorroga el cierre. No gana quien pulsa más tarde, sino quien más ofrece.",
  },
  {
    title: "Recoja y listo",
    text: "Paga el total que vio antes de pujar, con su comisión y sus impuestos. Ni un concepto más.",
  },
];

export function HowItWorks() {
  return (
    <Section title="Cómo funciona" className="home-steps">
      <ol className="home-steps__list">
        {STEPS.map((step, index) => (
          <li key={step.title}>
            <span className="home-steps__number site-figures" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
