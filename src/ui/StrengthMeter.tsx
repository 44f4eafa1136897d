import { useEffect, useRef, useState } from "react";
import { useMessages, usePhrase } from "../i18n";
import { useStyles } from "./adopt-styles";
import { defineChunk, useChunk } from "../late";
import { strengthMessages } from "./strength.messages";
import styles from "./strength-meter.css?inline";

export interface StrengthMeterProps {
  password: string;
  /** What the person would choose first: name, e-mail. */
  ownWords?: readonly string[];
}

/** Fixed texts by score, 0 to 4. */
export const STRENGTHS = ["Weak", "Weak", "Fair", "Good", "Strong"] as const;
const BARS = [1, 2, 3, 4] as const;
const PAUSE_MS = 150;
const NO_WORDS: readonly string[] = [];

const scoreChunk = defineChunk(() => import("./password-score"));

/** How hard a password is to guess, in four steps and a word. Its dictionaries come with the first letter, and typing never waits. */
export function StrengthMeter({ password, ownWords = NO_WORDS }: StrengthMeterProps) {
  const t = useMessages(strengthMessages);
  const say = usePhrase();
  const element = useRef<HTMLSpanElement>(null);
  useStyles(element, styles);
  const isEmpty = password === "";
  const { module } = useChunk(scoreChunk, !isEmpty);
  const [score, setScore] = useState<number>();
  const words = ownWords.join("\n");

  useEffect(() => {
    if (!module) return undefined;
    const timer = setTimeout(
      () => setScore(isEmpty ? undefined : module.scorePassword(password, words.split("\n"))),
      isEmpty ? 0 : PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [module, isEmpty, password, words]);

  const shown = isEmpty ? undefined : score;
  const steps = shown === undefined ? 0 : Math.max(1, shown);
  return (
    // No block: it stands in the note of a field, which is a paragraph.
    <span ref={element} className="martillo-strength" part="strength" data-score={shown}>
      <span className="martillo-strength__bars" aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} data-filled={bar <= steps || undefined} />
        ))}
      </span>
      <span className="martillo-strength__word" role="status">
        {shown !== undefined && (
          <>
            <span className="martillo-visually-hidden">{t("strength")} </span>
            {say(STRENGTHS[shown] ?? "Strong")}
          </>
        )}
      </span>
    </span>
  );
}
