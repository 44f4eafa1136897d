import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "General and special terms of contract",
  description:
    "Terms of sale by auction and at a fixed price, of plans for sellers, of payment, delivery and withdrawal.",
  html: `
<h2>A. General terms</h2>
<h3>A.1. Parties</h3>
<p>The seller named on the page of the lot, the buyer to whom the lot is awarded or who accepts the price, and {{name}} (tax number, NIF: {{taxId}}), which acts as intermediary and provides the service.</p>
<h3>A.2. How the contract is concluded</h3>
<ol>
<li>At auction, when the lot ends with its reserve met or without a reserve, in favour of whoever leads; or when the seller awards it afterwards.</li>
<li>In direct sale, when the buyer confirms the purchase at the published price.</li>
<li>With offers, when one party accepts the other's last one.</li>
</ol>
<p>Before confirmation, the screen shows the total amount and lets errors be corrected. The site keeps the evidence of each step and makes it available to the parties. The contract is concluded in Spanish.</p>
<h3>A.3. Price</h3>
<p>The hammer price includes taxes. If the lot carries VAT (IVA), it is shown separately; if it is sold under the special scheme for used goods (REBU), it is not. The buyer's premium is calculated by bands and is included in "Total if won". A deposit that has been paid is deducted from the total.</p>
<h3>A.4. Payment</h3>
<p>Within the time and by the means that the invoice states. Where the invoice allows part payment, the first payment may not be less than 25% of the total outstanding. Non-payment entitles the seller to terminate the sale and to award the lot to the next bidder, without prejudice to any damages that may be due.</p>
<h3>A.5. Delivery</h3>
<p>At the place that the page of the lot states, once payment is confirmed. If collection appointments are offered, the buyer chooses a day and a time among those available. The risk passes to the buyer on delivery.</p>
<h3>A.6. Condition and guarantee</h3>
<p>The vehicle is sold as described. If the seller is a business and the buyer a consumer, the legal guarantee of conformity applies; for second-hand goods the parties may reduce it within the limit set by law. Between businesses or between private individuals what was agreed applies and, failing that, the Civil Code or the Commercial Code.</p>
<h3>A.7. Right of withdrawal</h3>
<p>A consumer who buys at a distance from a business has fourteen calendar days from delivery to withdraw without giving a reason, except in the cases that the law excludes, among them public auctions that can be attended in person. An auction held only online is not, in general, a public auction for this purpose. To withdraw, a clear statement to the seller or to {{email}} is enough.</p>
<h2>B. Special terms for sellers</h2>
<h3>B.1. Plans</h3>
<p>The plans, their prices without VAT and what they include are under <a href="/contrataciones">plans and subscriptions</a>. VAT at the rate in force is added to the price. They are contracted by the month or by the year and can be extended at any time.</p>
<h3>B.2. Free trial</h3>
<p>It lasts about thirty days, requires a saved card and is activated from the account. The end date is shown on activation.</p>
<h3>B.3. Commission and payment</h3>
<p>The house's commission of the sale, if there is one, is the one shown before the lot is published, without VAT, to which the current VAT is added. It is due once the buyer has paid everything, and is given back if the sale does not stand. The house transfers the rest of the price to the seller within the business days shown beside “You will receive”.</p>
<h3>B.4. Obligations</h3>
<p>To describe truthfully, to declare charges on the vehicle, to respect the award, to invoice as the law requires and to hand over the documents for the change of ownership.</p>
<h2>C. Special terms of lots</h2>
<p>A seller may add terms of their own, which are shown on the page of the lot before bidding: a deposit beforehand, sale to the trade only, collection periods, costs of paperwork. They prevail over the general terms in so far as they do not contradict the law.</p>
<h2>D. Customer service and complaints</h2>
<p>{{email}} · {{phone}} · {{address}}. We will answer within the period set by law.</p>
`,
};
