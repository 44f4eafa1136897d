import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Privacy policy",
  description:
    "Which data we process, what for, on what basis, for how long, and how to exercise your rights.",
  html: `
<h2>The essentials</h2>
<dl>
<dt>Controller</dt><dd>{{name}}, tax number (NIF) {{taxId}}, {{address}}</dd>
<dt>Contact for privacy</dt><dd>{{privacyEmail}}</dd>
<dt>What for</dt><dd>To provide the service of auctions and sale, to comply with legal obligations and, if you wish, to send you alerts.</dd>
<dt>Rights</dt><dd>Access, rectification, erasure, objection, restriction and portability.</dd>
</dl>
<h2>Which data we process and why</h2>
<table>
<thead><tr><th scope="col">Purpose</th><th scope="col">Data</th><th scope="col">Legal basis</th><th scope="col">Kept for</th></tr></thead>
<tbody>
<tr><td>Account and access</td><td>Name, email, telephone, address, irreversibly encrypted password, open sessions</td><td>Performance of the contract</td><td>As long as the account exists; afterwards, blocked during the limitation periods</td></tr>
<tr><td>Bids, purchases and sales</td><td>Amounts, times, result, invoices, appointments</td><td>Performance of the contract and legal obligation (tax and commercial)</td><td>Six years from the last entry; the rows of the history are permanent and pseudonymous</td></tr>
<tr><td>Verification</td><td>Email or telephone and single-use codes</td><td>Performance of the contract and legitimate interest in preventing fraud</td><td>The codes, minutes; the mark of being verified, as long as the account</td></tr>
<tr><td>Alerts and newsletter</td><td>Name and email, and when you gave your consent</td><td>Consent</td><td>Until you withdraw it; we keep the proof that you did</td></tr>
<tr><td>Enquiries</td><td>What you write in the contact form</td><td>Pre-contractual measures or legitimate interest in answering you</td><td>One year from the answer</td></tr>
<tr><td>Security</td><td>IP address and technical logs</td><td>Legitimate interest in protecting the service</td><td>Ninety days at most</td></tr>
</tbody>
</table>
<h2>Who sees them</h2>
<ul>
<li><strong>The seller</strong> of a lot that you bid for sees who bids; the other bidders do not.</li>
<li><strong>Seller and buyer</strong> receive each other's data to carry out the sale.</li>
<li><strong>Partners' pages</strong>: only if you authorise it, with the permissions that you choose and until you withdraw them.</li>
<li><strong>Processors</strong> that provide us with hosting, email, messages or payments, under a contract and only for that.</li>
<li><strong>Authorities</strong>, when the law requires it.</li>
</ul>
<p>We do not sell data. If a processor is outside the European Economic Area, the transfer is covered by an adequacy decision or by standard contractual clauses of the European Commission.</p>
<h2>Automated decisions</h2>
<p>The system decides each bid by public rules and without evaluating the person. We do not create profiles with legal effects.</p>
<h2>Your rights</h2>
<p>Write to {{privacyEmail}} stating which right you exercise. We will answer within one month. You can withdraw a consent whenever you like, without affecting what came before, and lodge a complaint with the Spanish Data Protection Agency (<a href="https://www.aepd.es">www.aepd.es</a>). More detail under <a href="/politica-proteccion-datos">data protection</a>.</p>
`,
};
