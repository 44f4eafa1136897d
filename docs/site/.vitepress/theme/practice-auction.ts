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
    const sheet = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: withBase("/assets/practice.css"),
    });
    document.head.append(sheet);
    const code = (await import(/* @vite-ignore */ withBase("/assets/practice.js"))) as PracticeCode;
    if (place.value && !isGone) end = code.mountPractice(place.value, withBase("/pictures"));
  });
  onBeforeUnmount(() => {
    isGone = true;
    end?.();
  });

  return () => h("div", { ref: place, class: "vp-raw" });
});
