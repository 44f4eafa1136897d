import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Legal mentions",
  description: "Who provides the service: the details that identify the company.",
  html: `
<p>In compliance with article 10 of the Spanish Act 34/2002 of 11 July on information society services and electronic commerce (LSSI), these are the details of whoever provides the service.</p>
<dl>
<dt>Owner</dt><dd>{{name}}</dd>
<dt>Tax number (NIF)</dt><dd>{{taxId}}</dd>
<dt>Registered address</dt><dd>{{address}}</dd>
<dt>Entry in the register</dt><dd>{{registry}}</dd>
<dt>Email</dt><dd>{{email}}</dd>
<dt>Telephone</dt><dd>{{phone}}</dd>
<dt>Opening hours</dt><dd>{{hours}}</dd>
<dt>Website</dt><dd>{{site}}</dd>
</dl>
<h2>Activity</h2>
<p>Intermediation in the sale of vehicles by online auctions, sale at a fixed price and offers, and publishing services for sellers.</p>
<h2>Role of the owner in each sale</h2>
<p>Unless the page of a lot states otherwise, the contract of sale is concluded between the seller named on it and whoever the lot is awarded to. The owner provides the means, applies the rules of bidding and keeps the evidence of the bids.</p>
<h2>Settlement of disputes</h2>
<p>You can send complaints and claims to {{email}} or to the address stated. Consumers can also turn to the consumer office of their municipality or region.</p>
<p>The rules for using the site are in the <a href="/aviso-legal">legal notice</a>; those for buying and selling, in the <a href="/condiciones-generales-especiales-contratacion">terms of contract</a>.</p>
`,
};
