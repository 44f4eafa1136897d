import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Guide to the auction",
  description:
    "The rules of bidding: steps, maximum bid, reserve, extension, end, and what the winner pays.",
  html: `
<p>These are the rules by which each bid is decided. They are the same for everybody: the server applies them, and the screens use them to explain to you what will happen.</p>
<h2>The steps</h2>
<p>Each bid must exceed the current price by at least one step, which depends on the price that is shown. The lower limit of each row is part of it. If a lot has a table of its own, its page shows it.</p>
<table>
<caption>Steps unless a lot says otherwise</caption>
<thead><tr><th scope="col">Price from</th><th scope="col">Step</th></tr></thead>
<tbody>
<tr><td>€0.00</td><td>€1.00</td></tr>
<tr><td>€5.00</td><td>€5.00</td></tr>
<tr><td>€40.00</td><td>€10.00</td></tr>
<tr><td>€100.00</td><td>€25.00</td></tr>
<tr><td>€1,000.00</td><td>€50.00</td></tr>
<tr><td>€5,000.00</td><td>€100.00</td></tr>
<tr><td>€25,000.00</td><td>€250.00</td></tr>
<tr><td>€50,000.00</td><td>€500.00</td></tr>
<tr><td>€100,000.00</td><td>€1,000.00</td></tr>
</tbody>
</table>
<h2>The maximum bid</h2>
<p>You say how much you are willing to pay. The system bids for you just enough to put you in the lead, and never above your maximum. Nobody else knows that figure.</p>
<ul>
<li>The first bid leaves the price at the starting price.</li>
<li>If your maximum is higher than that of whoever leads, you lead at one step above the maximum that you have beaten or, if yours does not go that far, at your maximum.</li>
<li>If both maximums are equal, the one that came first wins.</li>
<li>You can raise your maximum whenever you like without bidding against yourself, and lower the part that has not been used yet.</li>
</ul>
<h3>The exact bid</h3>
<p>You can also name the price yourself. If nobody has a maximum that is equal or higher, the price becomes that amount, in everybody's sight, and the system does not bid for you again. If you are already in the lead it is not accepted, because it would only raise your own price: change your maximum.</p>
<h3>An example</h3>
<p>Starting price €1,000. Ana offers up to €5,000 and Blas up to €1,500: Ana leads at €1,550, and the lowest bid becomes €1,600. If Celia then bids exactly €6,000, Celia leads at €6,000.</p>
<h2>The reserve</h2>
<p>It is the lowest amount for which the seller commits to sell. How much it is is not published; whether it has been met is shown. When the maximum of whoever leads reaches the reserve, the price becomes the reserve.</p>
<h2>The extension</h2>
<p>So that nobody wins by bidding in the last second, an accepted bid near the end delays it. Unless a lot says otherwise, if a bid arrives when two minutes or less are left, the lot has two minutes again. Only bids that change the price or who leads extend the auction.</p>
<h2>The clock</h2>
<p>The server sets the time. When it reaches zero you will see "Checking the end…" until the server confirms the result.</p>
<h2>The end</h2>
<dl>
<dt>Sold</dt><dd>There was no reserve, or it has been met. Whoever leads wins.</dd>
<dt>Awaiting decision</dt><dd>The reserve has not been met. The seller decides whether to award the lot, to negotiate or to close it.</dd>
<dt>Unsold</dt><dd>There were no bids, or the seller did not award the lot. It can be published again.</dd>
</dl>
<p>Only the seller or the house can withdraw an accepted bid, and only with a reason. The row stays in the history, marked as withdrawn.</p>
<h2>What the winner pays</h2>
<p>"Total if won" is the hammer price together with the buyer's premium, which goes by bands like those of a tax. Prices include VAT: if the lot carries it, the base is the total divided by 1.21 and the rest is VAT; if it does not, it is marked REBU (margin scheme) and the tax is not shown separately. A deposit that has been paid is deducted at the end.</p>
<h2>The history</h2>
<p>The other bidders appear as "Bidder 1", "Bidder 2"…, and you as "You". Only the seller and the house see the names. Each row carries a fingerprint that depends on the one before: anybody can work out the chain again and check that nothing has been changed, removed or put in another order.</p>
`,
};
