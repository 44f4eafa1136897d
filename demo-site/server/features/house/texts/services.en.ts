import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Services",
  description:
    "What we offer to those who buy and those who sell vehicles: auctions, direct sale, alerts and management of lots.",
  html: `
<p>One site for buying and for selling, with the same rules on both sides.</p>
<h2>For buyers</h2>
<ul>
<li><strong>Auctions with an end at a set time.</strong> Say your maximum, and the system bids for you just enough to lead.</li>
<li><strong>Direct sale.</strong> Vehicles at a fixed price, without waiting for any auction to end.</li>
<li><strong>Search and filters.</strong> By make, model, fuel, kilometres, price or province, with suggestions as you type.</li>
<li><strong>Followed lots and alerts.</strong> Follow the lots that interest you and <a href="/activar-alerta">set up an alert</a> for what you have not found yet.</li>
<li><strong>A clear sum.</strong> "Total if won" shows price, buyer's premium and taxes before you confirm each bid.</li>
</ul>
<h2>For sellers</h2>
<ul>
<li><strong>Publishing lots</strong> on their own or grouped in an event, where they end one after another.</li>
<li><strong>Starting price and reserve</strong> as you choose. The reserve is not published; it is only shown whether it has been met.</li>
<li><strong>The last word.</strong> If the reserve is not met, you decide whether to award the lot, to negotiate or to publish it again.</li>
<li><strong>Plans by the month or by the year</strong>, according to what you publish. See the <a href="/contrataciones">plans and subscriptions</a>.</li>
</ul>
<h2>For businesses with a website of their own</h2>
<p>Lots, bids and search can be put into the page of a dealer or a portal. Your customers bid without leaving your website and authorise access in a window of the auction house, which is the only one that sees their password.</p>
<h2>What we do not do</h2>
<p>We do not lend money, we do not appraise vehicles to order, and we do not transport them. If a lot offers an inspection, delivery or a guarantee, its page says so, and whoever is named there provides it.</p>
`,
};
