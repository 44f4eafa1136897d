// The frame around every page. No inline code or style: the pages run under a strict policy, which they carry themselves.
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self'",
  // The practice auction compiles a database.
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'none'",
  "base-uri 'none'",
].join("; ");

const WORDS = {
  en: {
    skip: "Skip to the content",
    theme: "Dark",
    menu: "Pages",
    search: "Search the documentation",
  },
  es: {
    skip: "Saltar al contenido",
    theme: "Oscuro",
    menu: "Páginas",
    search: "Buscar en la documentación",
  },
};

const TOP = [
  ["guides/embed-in-five-minutes.html", "Guides"],
  ["practica.html", "Practice auction"],
  ["storybook/index.html", "Storybook"],
];

/**
 * @param {{ href: string, title: string, lang: "en" | "es", body: string, description?: string, kind?: string, head?: string }} page
 * @param {readonly import("./pages.mjs").Page[]} pages
 */
export function frame(
  { href, title, lang, body, description = "", kind = "article", head = "" },
  pages,
) {
  const root = "../".repeat(href.split("/").length - 1);
  const words = WORDS[lang];
  const current = (target) => (target === href ? ' aria-current="page"' : "");
  const top = TOP.map(
    ([target, name]) => `<a href="${root}${target}"${current(target)}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title === "Martillo" ? "Martillo" : `${title} · Martillo`}</title>
${description ? `<meta name="description" content="${description}">` : ""}
<link rel="icon" href="${root}assets/mark.svg" type="image/svg+xml">
<script src="${root}assets/theme.js"></script>
<link rel="stylesheet" href="${root}assets/site.css">
${head.replaceAll("{root}", root)}
<script type="module" src="${root}assets/site.js"></script>
</head>
<body data-kind="${kind}">
<a class="skip" href="#content">${words.skip}</a>
<header class="top">
<a class="brand" href="${root}index.html"><img src="${root}assets/mark.svg" width="28" height="28" alt=""> Martillo</a>
<nav aria-label="Martillo">${top.join("")}</nav>
<form data-search="${root}" role="search" hidden>
<input type="search" aria-label="${words.search}" placeholder="${words.search}" autocomplete="off">
<ol data-results hidden></ol><span role="status" class="hidden"></span>
</form>
<button type="button" data-theme-switch hidden>${words.theme}</button>
</header>
<div class="frame">
${kind === "article" ? menu(pages, href, root, words.menu) : ""}
<main id="content" tabindex="-1">
${body}
</main>
</div>
</body>
</html>
`;
}

function menu(pages, href, root, label) {
  const sections = [...new Set(pages.map((page) => page.section))];
  const lists = sections.map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(
        (page) =>
          `<li><a href="${root}${page.href}"${page.href === href ? ' aria-current="page"' : ""}${page.lang === "es" ? ' lang="es"' : ""}>${page.title}</a></li>`,
      );
    return `<h2>${section}</h2><ul>${links.join("")}</ul>`;
  });
  return `<nav class="menu" aria-label="${label}">${lists.join("")}</nav>`;
}
