import { useEffect, useRef, useState } from "react";
import { showAlert, useMessages } from "martillo";
import { CodeBlock } from "../own-web/CodeBlock";
import { attributesOf, type Example, EXAMPLES, type GalleryNumbers, lineOf } from "./examples";
import { galleryMessages } from "./gallery.messages";

/** So far below the window a widget begins to load. */
const NEAR = "400px";

/** Name and sentence of an element; one without an example shows its tag and its own sentence. */
export function useElementTexts() {
  const t = useMessages(galleryMessages);
  return (tag: string, doc: string) => {
    const example = EXAMPLES[tag];
    return example
      ? { name: t(example.name), text: t(example.text), isKnown: true }
      : { name: tag, text: doc, isKnown: false };
  };
}

export interface GalleryItemProps {
  tag: string;
  doc: string;
  attributes: readonly { name: string; values?: readonly (string | number)[] }[];
  numbers: GalleryNumbers;
  /** The page begins with it: the element stands above its text. @default false */
  isFirst?: boolean;
}

/** One element: what it is, its line, and itself. */
export function GalleryItem({ tag, doc, attributes, numbers, isFirst = false }: GalleryItemProps) {
  const t = useMessages(galleryMessages);
  const textsOf = useElementTexts();
  const { name, text, isKnown } = textsOf(tag, doc);
  const example = EXAMPLES[tag] ?? {};
  const given = attributesOf(example, numbers);
  const line = lineOf(tag, { ...example, attributes: given ?? {} });
  const stage = <Stage line={line} example={example} isMissing={given === undefined} />;
  return (
    <section
      id={tag}
      className="site-gallery__item"
      data-first={isFirst || undefined}
      aria-labelledby={`${tag}-name`}
    >
      {isFirst && stage}
      <div className="site-gallery__text">
        <h2 id={`${tag}-name`}>{name}</h2>
        <p lang={isKnown ? undefined : "en"}>{text}</p>
        <CodeBlock code={line} label={t("code", { name })} />
        <details>
          <summary>{t("attributes")}</summary>
          {attributes.length === 0 ? (
            <p>{t("noAttributes")}</p>
          ) : (
            <ul>
              {attributes.map(({ name: attribute, values }) => (
                <li key={attribute}>
                  <code>{values ? `${attribute}="${values.join(" | ")}"` : attribute}</code>
                </li>
              ))}
            </ul>
          )}
        </details>
      </div>
      {!isFirst && stage}
    </section>
  );
}

/** The element itself, from where it is near the window. */
function Stage({
  line,
  example: { instead, isOfPage = false },
  isMissing,
}: {
  line: string;
  example: Partial<Example>;
  isMissing: boolean;
}) {
  const t = useMessages(galleryMessages);
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useNear(stage);
  return (
    <div ref={stage} className="site-gallery__stage">
      {isOfPage ? (
        <button type="button" className="site-button" onClick={() => showAlert(t("alertsSample"))}>
          {t("alertsShow")}
        </button>
      ) : isMissing ? (
        <p>{instead && t(instead)}</p>
      ) : (
        // The very line that is copied: what stands there is what is shown.
        isNear && <div key={line} dangerouslySetInnerHTML={{ __html: line }} />
      )}
    </div>
  );
}

/** Whether something has been near the window; stays true. */
function useNear(box: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}
