import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Legal notice",
  description:
    "Owner of the site, terms of access, intellectual property, liability and applicable law.",
  html: `
<h2>1. Owner</h2>
<p>The owner of {{site}} (hereinafter, "the site") is {{name}}, with tax number (NIF) {{taxId}} and registered address at {{address}}, entered in {{registry}}. You can make contact at {{email}} and on {{phone}}.</p>
<h2>2. Purpose</h2>
<p>This notice governs access to the site and its use, in accordance with the Spanish Act 34/2002 on information society services and electronic commerce. Access to the site is free of charge, apart from the cost of your connection. Bidding, buying and selling require an account and are also governed by the <a href="/terms-and-conditions">terms and conditions</a> and by the <a href="/condiciones-generales-especiales-contratacion">terms of contract</a>.</p>
<h2>3. Proper use</h2>
<p>Whoever uses the site undertakes not to use it for unlawful purposes, not to impersonate other people, not to circumvent security measures or limits of use, and not to interfere in the conduct of auctions, in particular by agreements between bidders or by fictitious bids.</p>
<h2>4. Content</h2>
<p>The descriptions and photographs of lots are the responsibility of whoever publishes them. The owner removes without delay unlawful content of which it has actual knowledge; you can notify us at {{email}}, stating the address of the page and the reason.</p>
<h2>5. Intellectual and industrial property</h2>
<p>The design, the site's own texts, the brand and the code of the site belong to the owner or are used under licence. You may link to the public pages; you may not reproduce or systematically extract the content without authorisation, except in the cases that the law permits.</p>
<h2>6. Liability</h2>
<p>The owner endeavours to keep the site available and the information accurate, but does not guarantee that there will be no interruptions. The rules of bidding provide for what happens to an auction when the service is interrupted. Nothing in this notice limits any liability that the law does not allow to be limited, or the rights of consumers.</p>
<h2>7. Links</h2>
<p>Links to third-party sites are provided for information. The owner does not control those sites and is not liable for their content.</p>
<h2>8. Personal data and cookies</h2>
<p>The processing of data is explained in the <a href="/politica-privacidad">privacy policy</a>, and what the site keeps in your browser in the <a href="/politica-cookies">cookie policy</a>.</p>
<h2>9. Changes</h2>
<p>The owner may amend this notice. The version published at the time of access applies; the date stands at the end of the page.</p>
<h2>10. Applicable law and jurisdiction</h2>
<p>This notice is governed by Spanish law. For consumers, the courts of their place of residence have jurisdiction; in all other cases, those of the owner's registered address, unless the law provides otherwise.</p>
`,
};
