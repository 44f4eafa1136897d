import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "About us",
  description:
    "Online auctions and direct sale of vehicles with public rules, the server's clock and a history that can be checked.",
  html: `
<p>Martillo is an online auction house for vehicles: cars, vans, motorcycles, lorries, trailers and machinery. We sell by auction, with an end at a set time, and at a fixed price, and each seller may accept offers.</p>
<h2>Why we are here</h2>
<p>For years, buying at an auction was for insiders: rules that nobody reads until they have bid, charges that turn up on the invoice, and auctions won by whoever presses in the last second. We wanted the opposite: that anybody, in the trade or not, knows before bidding how much they will pay, why they are winning or losing, and when it all ends.</p>
<h2>How we work</h2>
<ul>
<li><strong>One rule for everybody.</strong> The rules of bidding are public, and they are the ones that the server applies. You can read them in the <a href="/guidelines">guide to the auction</a>.</li>
<li><strong>The clock is the server's.</strong> The time on your computer does not count. If somebody bids near the end, the auction is extended.</li>
<li><strong>The total before you confirm.</strong> Price, buyer's premium and taxes stand one by one beside the button that bids.</li>
<li><strong>A history that can be checked.</strong> Each bid is chained to the one before by a cryptographic fingerprint; you can verify yourself that nothing has been deleted or put in another order.</li>
<li><strong>Your maximum is yours.</strong> Neither other bidders nor the seller see how far you are willing to go.</li>
</ul>
<h2>Who sells</h2>
<p>Rental and leasing companies, dealers, fleets and businesses that renew their machinery. The page of each lot says who sells, where the vehicle is, and whether VAT is deductible or the margin scheme for used goods (REBU) applies.</p>
<h2>Where to find us</h2>
<p>{{name}}<br>{{address}}<br>Telephone: {{phone}}<br>Email: {{email}}</p>
<p>You can also write to us from the <a href="/contactarnos">contact</a> page.</p>
`,
};
