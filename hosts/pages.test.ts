import { describeHosts } from "./checks";

describeHosts([
  {
    title: "an old site with loud styles of its own",
    path: "/pages/old-site.html",
    proof: () => getComputedStyle(document.documentElement).fontSize === "10px",
  },
  {
    title: "a page with a base address",
    path: "/pages/base-href.html",
    proof: () => document.baseURI.endsWith("/elsewhere/entirely/"),
  },
  {
    title: "a page without a doctype",
    path: "/pages/quirks.html",
    proof: () => document.compatMode === "BackCompat",
  },
  {
    title: "a page from right to left",
    path: "/pages/rtl.html",
    looksOther: ["left", "right"],
    proof: () => getComputedStyle(document.body).direction === "rtl",
  },
  {
    title: "a dark page",
    path: "/pages/dark.html",
    proof() {
      const base = hostProbe.find(".martillo-lot-card")!;
      const [red = 255] = getComputedStyle(base).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return red < 80;
    },
  },
]);
