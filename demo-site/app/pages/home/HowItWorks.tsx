import "./home-steps.css";
import { useMessages } from "martillo";
import { homeMessages } from "./home.messages";
import { Section } from "./Section";

const STEPS = ["find", "setMaximum", "followEnd", "collect"] as const;

export function HowItWorks() {
  const t = useMessages(homeMessages);
  return (
    <Section title={t("how")} className="home-steps">
      <ol className="home-steps__list">
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className="home-steps__number site-figures" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{t(step)}</h3>
            <p>{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
