import { withBase } from "vitepress";
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from "vue";

/** What `docs/site/practice.tsx` is built to. */
interface PracticeCode {
  mountPractice(place: HTMLElement, pictures: string): () => void;
}

/** The practice auction: React and a database of nine megabytes, built apart from this site and loaded by its page alone. */
export const PracticeAuction = defineComponent(() => {
  const place = ref<HTMLElement>();
  let end: (() => void) | undefined;
  let isGone = false;

  onMounted(async () => {
    addSheet(withBase("/assets/practice.css"));
    const code = (await import(/* @vite-ignore */ withBase("/assets/practice.js"))) as PracticeCode;
    if (place.value && !isGone) end = code.mountPractice(place.value, withBase("/pictures"));
  });
  onBeforeUnmount(() => {
    isGone = true;
    end?.();
  });

  return () => h("div", { ref: place, class: "vp-raw" });
});

/** A visitor may come back to the page: the sheet is still there then. */
function addSheet(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
}
