import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Help",
  description: "Step by step: create an account, find a vehicle, bid, pay and collect.",
  html: `
<p>What matters, in order. If you are looking for something in particular, see the <a href="/preguntas-frequentes">frequent questions</a> as well.</p>
<h2>1. Create your account</h2>
<ol>
<li>Press "Register" and choose whether you want to buy or to sell.</li>
<li>Verify your email address or your telephone with the code that we send you. Until then you can look, but not bid.</li>
<li>Depending on the house, your account may have to be approved before your first bid. The page of the lot will tell you.</li>
</ol>
<h2>2. Find the vehicle</h2>
<p>Search by make, model or words. Under <a href="/search/auctions">auctions</a> you see the lots in order; under <a href="/buscar/ventas">direct sale</a>, those at a fixed price. With the heart you follow a lot or an auction.</p>
<h2>3. Read the page of the lot</h2>
<p>Look at the condition, the location, the papers, how VAT is treated and when the lot ends. What is not on the page, ask before you bid: an accepted bid is binding.</p>
<h2>4. Bid</h2>
<ol>
<li>Write your maximum or take the amount that is proposed.</li>
<li>Check "Total if won": it includes the buyer's premium and taxes.</li>
<li>Confirm. The answer comes at once: "Winning", "Outbid" or the reason why the bid was not accepted.</li>
</ol>
<p>If the connection breaks, do not repeat the bid: when it is back, the page asks about it and tells you whether it counted.</p>
<h2>5. Follow the end</h2>
<p>Under "My bids" you see where you are winning and where you have been outbid. If somebody bids in the last minutes, the auction is extended and you will see it on the screen.</p>
<h2>6. If you win</h2>
<p>You will find the invoice and what to do about payment and collection in your account. The time allowed is the one in the <a href="/condiciones-generales-especiales-contratacion">terms of contract</a> and on the page of the lot.</p>
<h2>Would you like to talk to somebody?</h2>
<p>Call us on {{phone}} ({{hours}}), write to {{email}} or use the form under <a href="/contactarnos">contact</a>.</p>
`,
};
