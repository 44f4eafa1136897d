import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Data protection",
  description:
    "How we comply with the GDPR and the Spanish LOPDGDD: principles, security, processors, rights and breaches.",
  html: `
<p>This document completes the <a href="/politica-privacidad">privacy policy</a> in accordance with Regulation (EU) 2016/679 (GDPR) and with the Spanish Organic Act 3/2018 on the protection of personal data and the guarantee of digital rights (LOPDGDD).</p>
<h2>Controller and contact</h2>
<p>{{name}}, tax number (NIF) {{taxId}}, {{address}}. For everything that concerns personal data: {{privacyEmail}}.</p>
<h2>Principles that we apply</h2>
<ul>
<li><strong>Minimisation.</strong> We ask for what is needed to bid, buy or sell. What is optional is marked.</li>
<li><strong>Pseudonymisation.</strong> In the public history bidders appear numbered by lot; the same number cannot be used to follow you in others.</li>
<li><strong>Privacy by default.</strong> No statistics and no advertising are loaded before your consent.</li>
<li><strong>Accuracy.</strong> You can correct your data from your profile.</li>
</ul>
<h2>Security measures</h2>
<ul>
<li>Passwords are stored with a slow, salted hash function; nobody can read them.</li>
<li>Sessions and single-use links are stored as a fingerprint, not in clear text.</li>
<li>Communication is encrypted (TLS) and attempts to sign in are limited.</li>
<li>Staff are given access by function, and it is withdrawn when they leave that function.</li>
</ul>
<h2>Processors</h2>
<p>The providers of hosting, email, messages and payments process data on our behalf under a contract in accordance with article 28 of the GDPR. The current list can be requested at {{privacyEmail}}.</p>
<h2>How to exercise your rights</h2>
<table>
<thead><tr><th scope="col">Right</th><th scope="col">What you can ask for</th></tr></thead>
<tbody>
<tr><td>Access</td><td>To know whether we process your data and to obtain a copy</td></tr>
<tr><td>Rectification</td><td>To correct what is inaccurate or complete what is missing</td></tr>
<tr><td>Erasure</td><td>That we delete them when they are no longer necessary and the law does not require us to keep them</td></tr>
<tr><td>Objection</td><td>That we stop processing them where the basis is legitimate interest</td></tr>
<tr><td>Restriction</td><td>That we keep them without using them while a doubt is resolved</td></tr>
<tr><td>Portability</td><td>To receive them in a commonly used format</td></tr>
</tbody>
</table>
<p>A message to {{privacyEmail}} or a letter to our address is enough. We will ask you to prove your identity only if there are reasonable doubts. If you are not satisfied with the answer, you can lodge a complaint with the <a href="https://www.aepd.es">Spanish Data Protection Agency</a>.</p>
<h2>Limits of erasure</h2>
<p>The rows of the history of bids are chained and prove that the auction was fair; they cannot be removed without destroying that proof. When an account is erased, the data that identify it are deleted and the rows are left without any relation to the person, except for what must be kept blocked by legal obligation.</p>
<h2>Security breaches</h2>
<p>If a breach involves a risk, we will notify the authority within seventy-two hours and, if the risk is high, the people affected as well.</p>
<h2>Minors</h2>
<p>The service is intended for adults. If we find that an account belongs to a minor, we will close it.</p>
`,
};
