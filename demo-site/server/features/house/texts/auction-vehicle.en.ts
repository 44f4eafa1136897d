import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Auction a vehicle",
  description:
    "How to prepare your vehicle for the auction: starting price, reserve, end, extension and award.",
  html: `
<p>A good auction is decided before it opens: a starting price that invites bids, a realistic reserve and a description that leaves no questions.</p>
<h2>Choose the starting price and the reserve</h2>
<p>The starting price is where bidding begins. The reserve is the least for which you commit yourself to sell; it is not published. You can choose how the price is shown until the reserve is met:</p>
<ul>
<li><strong>Full</strong>: the price shows the whole maximum of whoever leads.</li>
<li><strong>Standard</strong>: the price is worked out as for any other lot.</li>
</ul>
<h2>Choose the end</h2>
<p>Afternoons from Monday to Thursday usually bring together more trade buyers. If you auction several vehicles, group them in an event: they end one after another, and one buyer can follow them all.</p>
<h2>During the auction</h2>
<ul>
<li>You see the bids with the name of each bidder; everybody else sees numbers.</li>
<li>You cannot bid for your own lots, and neither can anybody who acts for you.</li>
<li>A bid near the end extends the auction by the rule that the page of the lot shows.</li>
</ul>
<h2>When it ends</h2>
<ul>
<li><strong>Reserve met, or no reserve</strong>: the lot is sold.</li>
<li><strong>Reserve not met</strong>: you decide. You can award the lot to the highest bidder, negotiate or publish it again.</li>
<li><strong>If the winner does not pay</strong>: you can award the lot to the next bidder at that bidder's own last price.</li>
</ul>
<p>The full rules are in the <a href="/guidelines">guide to the auction</a>. To publish you need a seller's account and a <a href="/contrataciones">plan</a>.</p>
`,
};
