import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Terms and conditions",
  description:
    "Terms of use of the site: accounts, bids, purchases, conduct, suspension and liability.",
  html: `
<h2>1. What they govern</h2>
<p>These terms govern the use of {{site}}, which is provided by {{name}}. By creating an account, bidding, buying or publishing you accept them. The <a href="/guidelines">rules of bidding</a> and the <a href="/condiciones-generales-especiales-contratacion">terms of contract</a> form part of them.</p>
<h2>2. The account</h2>
<ul>
<li>You must be of age and give true information. Whoever acts for a company declares that they can bind it.</li>
<li>The account is personal. Keep your password safe; what is done with it is presumed to be done by you until you notify us otherwise.</li>
<li>To bid you must have verified your email or your telephone and, if the house requires it, your account must have been approved.</li>
</ul>
<h2>3. Bids</h2>
<ul>
<li>A bid that is confirmed, and accepted by the server, is a binding offer to buy.</li>
<li>The time of the server counts. A bid received after the end is not accepted, even if your screen still showed time.</li>
<li>An accepted bid can be withdrawn only by the seller or the house, with a reason that stays in the history.</li>
<li>If a technical failure prevents normal bidding, the house may extend, suspend or repeat the end of the auction, and will state so on the lot.</li>
</ul>
<h2>4. Purchase</h2>
<p>The contract between seller and buyer arises with the award or, in direct sale, with acceptance of the price. The buyer pays the total shown before confirmation within the time that the invoice states.</p>
<h2>5. Publication</h2>
<p>Whoever publishes guarantees that they are able to sell, that the description is true and that they have declared charges and known damage. Vehicles that are stolen, whose identification has been tampered with or whose sale is prohibited are not admitted.</p>
<h2>6. Conduct that is not allowed</h2>
<ul>
<li>Bidding for one's own lots or colluding with others to alter the price.</li>
<li>Bidding without the intention to buy.</li>
<li>Closing outside the site a sale that began on it, in order to avoid its terms.</li>
<li>Automating bids or queries by means other than those that the site offers.</li>
</ul>
<h2>7. Suspension and closure</h2>
<p>We may suspend an account that breaches these terms, stating the reason and with the possibility of making representations. You may close your account whenever you like; obligations that have already arisen from bids and sales remain.</p>
<h2>8. Liability</h2>
<p>The seller is liable for the vehicle and for its description. The house is liable for the correct application of the rules of bidding and for the service that it provides. Nothing in the foregoing limits the rights that the law grants to consumers.</p>
<h2>9. Changes</h2>
<p>We will give notice of relevant changes reasonably in advance. An auction that is already open is subject to the terms in force when it opened.</p>
<h2>10. Applicable law</h2>
<p>Spanish law. Consumers may sue and be sued in the courts of their place of residence.</p>
`,
};
