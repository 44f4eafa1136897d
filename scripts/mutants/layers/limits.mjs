// What strangers may do: calls, bodies, pages, files.

/** @type {readonly import("../mutants.mjs").Edit[]} */
export const limits = [
  {
    name: "public-call",
    file: "src/contract/sale/calls.ts",
    find: 'name: "seller/user/invoice/invoice",\n  access: "seller",',
    put: 'name: "seller/user/invoice/invoice",\n  access: "public",',
    fault: "a call of sellers is open to guests",
    finders: { unit: ["src/contract/access.test.ts"] },
  },
  {
    name: "body-size",
    file: "demo-site/server/platform/http/read-body.ts",
    find: 'if (size > limitBytes) return "BODY_TOO_LARGE";',
    put: "",
    fault: "a body without a declared length has no limit",
    finders: { server: ["demo-site/server/app.test.ts"] },
  },
  {
    name: "declared-size",
    file: "demo-site/server/platform/http/read-body.ts",
    find: 'if (declared !== null && Number(declared) > limitBytes) throw new ApiFault("BODY_TOO_LARGE");',
    put: "",
    fault: "a body with a declared length has no limit",
    finders: { server: ["demo-site/server/app.test.ts"] },
  },
  {
    name: "escaped-title",
    file: "demo-site/server/features/pages/page-head.ts",
    find: "`<title>${escapeHtml(oneLine(title))}</title>`",
    put: "`<title>${oneLine(title)}</title>`",
    fault: "the title of a lot is markup in the pages of the server",
    finders: { server: ["demo-site/server/features/pages/pages.test.ts"] },
  },
  {
    name: "pay-frame-policy",
    file: "demo-site/server/features/money/pay-frame/page.ts",
    find: 'ticket === null || ticket.is_window ? "\'none\'" : ticket.origin === "" ? own : ticket.origin;',
    put: 'ticket === null || ticket.is_window ? "\'none\'" : "*";',
    fault: "any page may show the pay frame of another",
    finders: { server: ["demo-site/server/features/money/pay-frame/pay-frame.test.ts"] },
  },
  {
    name: "page-policy",
    file: "demo-site/server/platform/call/headers.ts",
    find: '"script-src \'self\'",\n    "connect-src',
    put: "\"script-src 'self' 'unsafe-inline'\",\n    \"connect-src",
    fault: "pages of the site run scripts that stand in their text",
    finders: { server: ["demo-site/server/node/site.test.ts"] },
  },
  {
    name: "upload-content",
    file: "demo-site/server/ports/images/picture.ts",
    find: "begins.every((byte, at) => byte === null || bytes[at] === byte)",
    put: "begins.some((byte, at) => byte === null || bytes[at] === byte)",
    fault: "a file is a picture by one byte",
    finders: { server: ["demo-site/server/ports/images/picture.test.ts"] },
  },
  {
    name: "clean-html",
    file: "demo-site/server/platform/security/clean-html.ts",
    find: 'allowedSchemes: ["http", "https", "mailto"]',
    put: 'allowedSchemes: ["http", "https", "mailto", "javascript"]',
    fault: "texts of the house hold links that run code",
    finders: { server: ["demo-site/server/platform/security/clean-html.test.ts"] },
  },
];
