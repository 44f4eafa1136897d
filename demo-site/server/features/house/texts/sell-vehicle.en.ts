import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Sell a vehicle",
  description:
    "Offer your vehicle or your fleet at a fixed price or by auction: what you need and how it is done.",
  html: `
<p>Publish a single vehicle or a whole fleet. You set the price; the site shows the vehicle, receives the buyers and keeps a record of each step.</p>
<h2>Two ways to sell</h2>
<ul>
<li><strong>At a fixed price.</strong> You set an amount, and whoever accepts it buys. You can accept offers and answer them.</li>
<li><strong>By auction.</strong> You set the starting price, the reserve and the end, and the market sets the price. See how to <a href="/subastar-vehiculo">auction a vehicle</a>.</li>
</ul>
<h2>What you need</h2>
<ul>
<li>Registration certificate and technical sheet in the name of whoever sells, or authority to sell on their behalf.</li>
<li>Charges on the vehicle: seizures, retention of title or seals must be declared.</li>
<li>Kilometres, last roadworthiness test (ITV), number of keys and known damage.</li>
<li>Photographs of your own: front, rear, both sides, interior, dashboard with the kilometres, and each damage.</li>
</ul>
<h2>How it is done</h2>
<ol>
<li>Create a seller's account and complete the details of your company.</li>
<li>Prepare the lot: description, photographs, price and how VAT is treated. You can save it as a draft.</li>
<li>Publish it. From that moment it appears in the search and in the alerts of whoever is looking for something like it.</li>
<li>When it is sold, issue the invoice and agree the collection from your account.</li>
</ol>
<h2>What it costs</h2>
<p>The starter plan lets you publish without a fee. The others allow more auctions and sales a month: <a href="/contrataciones">see the plans</a>.</p>
<p>If the house takes a commission of a sale, you see it before you publish, at each bid and at each offer: “You will receive” is the price less the commission and its VAT, with the time in which you are paid. A lot keeps the commission that it was published with, and it is taken only once the buyer has paid everything.</p>
<p>Describe the vehicle as you would want one described to you. What the page says is binding, and what it leaves out can be, too.</p>
`,
};
