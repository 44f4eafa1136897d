import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Frequent questions",
  description:
    "Answers about registration, bids, reserve, payment, collection and the sale of vehicles.",
  html: `
<h2>Account</h2>
<h3>Can a private person buy?</h3>
<p>Yes, unless the page of the lot says that it is sold to the trade only. In that case it says so before you bid.</p>
<h3>Why do I have to verify my email address or my telephone?</h3>
<p>Because a bid is binding. We need to know that whoever bids can be reached, and you need to know that of the others.</p>
<h3>Can I have two accounts?</h3>
<p>Not to bid for the same lot. Companies can give their employees access from one account.</p>
<h2>Bids</h2>
<h3>What is a maximum bid?</h3>
<p>The highest amount that you are willing to pay. The system bids for you just enough to lead, and shows your maximum to nobody.</p>
<h3>And an exact amount?</h3>
<p>The price that you name: it becomes the price of the lot, in everybody's sight, and nothing more is bid for you. A maximum bid usually works out cheaper.</p>
<h3>Why was I outbid by less than one step?</h3>
<p>Because the step is added to the price that is shown, not to your hidden maximum. If the other maximum is higher than yours, even by a little, it leads.</p>
<h3>Can I take back a bid?</h3>
<p>No. An accepted bid is binding, and only the seller or the house can withdraw it, with a reason that is written into the history. You can lower the part of your maximum that has not been used yet.</p>
<h3>The connection broke while I was bidding. Did my bid count?</h3>
<p>The page asks the server as soon as the connection is back, and tells you. Do not repeat the bid in the meantime: even if you do, the same confirmation does not count twice.</p>
<h3>Why has the end moved?</h3>
<p>Somebody bid in the last minutes. The extension gives time to answer; this way whoever offers most wins, not whoever presses last.</p>
<h3>What does "Reserve not met" mean?</h3>
<p>That the bids have not reached the seller's minimum yet. If the auction ends like this, the seller decides whether to award the lot.</p>
<h2>Payment and collection</h2>
<h3>How much will I pay in total?</h3>
<p>What "Total if won" shows when you confirm: hammer price and buyer's premium, taxes included. Nothing is added afterwards, apart from services that you order separately.</p>
<h3>Is VAT deductible?</h3>
<p>It depends on the lot. Its page says "VAT included" and shows the amount, or REBU, the margin scheme, in which the tax is neither shown separately nor deductible.</p>
<h3>When do I collect the vehicle?</h3>
<p>When payment is confirmed. If the seller offers appointments for collection, you can choose a day and a time from your invoice.</p>
<h3>Can I see the vehicle first?</h3>
<p>If the seller offers viewings, the page of the lot says so. If it does not, ask in good time from <a href="/contactarnos">contact</a>.</p>
<h2>Selling</h2>
<h3>What does it cost to publish?</h3>
<p>It depends on the plan. The prices and what each one includes are under <a href="/contrataciones">plans and subscriptions</a>.</p>
<h3>Can I change a lot once it is published?</h3>
<p>While there are no bids, yes. Once there are, the terms on which the bidders decided do not change.</p>
`,
};
