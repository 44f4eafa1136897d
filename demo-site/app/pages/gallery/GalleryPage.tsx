import { PATHS } from "martillo/contract";
import "./gallery.css";
import { useEffect } from "react";
import { ELEMENTS } from "virtual:martillo-elements";
import { useMessages, useRuntime } from "martillo";
import { Link } from "react-router";
import { routeMessages } from "../../routing/route.messages";
import { Page } from "../../shell/Page";
import { CodeBlock } from "../own-web/CodeBlock";
import { EXAMPLES } from "./examples";
import { galleryMessages } from "./gallery.messages";
import { GalleryItem, useElementTexts } from "./GalleryItem";
import { useGalleryNumbers } from "./use-gallery-numbers";

const ORDER = Object.keys(EXAMPLES);

function rank(tag: string): number {
  const index = ORDER.indexOf(tag);
  return index < 0 ? ORDER.length : index;
}

const SHOWN = ELEMENTS.toSorted((a, b) => rank(a.tag) - rank(b.tag));
const [FIRST, ...OTHERS] = SHOWN;

/** /galeria: every widget with lots of the house, and the line of HTML that shows it. One of them comes before any explanation. */
export function GalleryPage() {
  const t = useMessages(galleryMessages);
  const routeText = useMessages(routeMessages);
  const textsOf = useElementTexts();
  const { assetUrl } = useRuntime();
  const script = new URL(assetUrl("/embed.js"), location.href).href;
  useEmbed(script);
  const numbers = useGalleryNumbers();
  return (
    <Page className="site-wrap site-gallery">
      <header>
        <h1>{routeText("gallery")}</h1>
        <p className="site-gallery__lead">{t("lead")}</p>
      </header>
      {FIRST && <GalleryItem {...FIRST} numbers={numbers} isFirst />}
      <section className="site-gallery__start" aria-label={t("start")}>
        <p>{t("first")}</p>
        <CodeBlock code={`<script async src="${script}"></script>`} label={t("scriptCode")} />
        <p>
          {t("ownLots")} <Link to={PATHS.ownWeb}>{t("ownLotsLink")}</Link>
        </p>
      </section>
      <nav aria-label={t("all")}>
        <ul className="site-gallery__index">
          {SHOWN.map(({ tag, doc }) => (
            <li key={tag}>
              <a href={`#${tag}`}>{textsOf(tag, doc).name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {OTHERS.map((element) => (
        <GalleryItem key={element.tag} {...element} numbers={numbers} />
      ))}
    </Page>
  );
}

/** The gallery shows the elements as another page would: by the one script. It stays when the visitor goes on. */
function useEmbed(src: string): void {
  useEffect(() => {
    if ([...document.scripts].some((script) => script.src === src)) return;
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    document.head.append(script);
  }, [src]);
}
