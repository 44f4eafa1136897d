import { useEffect, useRef, useState } from "react";
import { useMessages } from "martillo";
import { CodeBlock } from "../own-web/CodeBlock";
import { EXAMPLES, lineOf } from "./examples";
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
}

/** One element: what it is, its line, and itself. */
export function GalleryItem({ tag, doc, attributes }: GalleryItemProps) {
  const t = useMessages(galleryMessages);
  const textsOf = useElementTexts();
  const stage = useRef<HTMLDivElement>(null);
  const isNear = useNear(stage);
  const { name, text, isKnown } = textsOf(tag, doc);
  const example = EXAMPLES[tag];
  const line = lineOf(tag, example);
  return (
    <section id={tag} className="site-gallery__item" aria-labelledby={`${tag}-name`}>
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
      <div ref={stage} className="site-gallery__stage">
        {example?.instead ? (
          <p>{t(example.instead)}</p>
        ) : (
          // The very line that is copied: what stands there is what is shown.
          isNear && <div dangerouslySetInnerHTML={{ __html: line }} />
        )}
      </div>
    </section>
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
