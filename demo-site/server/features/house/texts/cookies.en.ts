import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Cookie policy",
  description:
    "The complete list of what this site keeps in your browser, what for and for how long.",
  html: `
<p>A cookie is a small piece of data that a site keeps in your browser. Browsers also offer local storage, which lasts until it is cleared, and session storage, which disappears when the tab is closed. This policy covers all three, in accordance with article 22.2 of the Spanish Act on information society services (LSSI) and with the GDPR.</p>
<h2>What we keep</h2>
<p>This is the complete list. "…" stands for the address of the server or a number.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td><code>martillo_consent</code></td><td>First-party cookie, path /</td><td>To remember your choice in this notice</td><td>6 months</td></tr>
<tr><td><code>martillo:token:…</code></td><td>Session storage or, if you ask to stay signed in, local storage</td><td>To keep you signed in</td><td>Until you close the tab or sign out; 30 days at most if you ask to stay signed in</td></tr>
<tr><td><code>martillo:bid:…</code></td><td>Session storage</td><td>To ask about a bid if the connection breaks while it is sent</td><td>Until the bid is resolved or the tab is closed</td></tr>
<tr><td><code>martillo:heads:…</code></td><td>Local storage</td><td>To check that the history of bids that you saw has not changed since</td><td>Until you clear it; the last 300</td></tr>
<tr><td><code>martillo-theme</code></td><td>Local storage</td><td>To remember the light or dark appearance, only if you choose it</td><td>Until you clear it</td></tr>
<tr><td><code>martillo:language</code></td><td>Local storage</td><td>To remember the language, only if you choose it</td><td>Until you clear it</td></tr>
<tr><td><code>martillo:time-zone</code></td><td>Local storage</td><td>To remember the time zone, only if you choose it</td><td>Until you clear it</td></tr>
<tr><td><code>martillo-reloaded</code></td><td>Session storage</td><td>Not to reload the page twice in a row after an update</td><td>Until you close the tab</td></tr>
<tr><td><code>react-router-scroll-positions</code></td><td>Session storage</td><td>To return to the place on the page where you were</td><td>Until you close the tab</td></tr>
</tbody>
</table>
<p>All of the above is our own and necessary for what you ask for at each moment, so it does not require consent.</p>
<h2>What is used only with your permission</h2>
<dl>
<dt>Preferences</dt><dd>To remember between visits choices that you have not expressly asked to keep, such as the detected language.</dd>
<dt>Statistics</dt><dd>To count what is used on the site, without names or personal amounts. Until you accept, the facts stay in the memory of the page and are lost when it is closed.</dd>
<dt>Advertising</dt><dd>To measure campaigns or to show advertisements on other sites.</dd>
</dl>
<p>This site does not load any third-party service before you accept. If the operator activates one, it adds it to this list with its name, its owner and its duration.</p>
<h2>How to change your choice</h2>
<p>With the button "Cookie settings" on this page or at the foot of the site you can accept, reject or choose by purpose whenever you like. Withdrawing consent is as easy as giving it. You can also clear what is stored from the settings of your browser; if you do, we will ask you again.</p>
<h2>Controller</h2>
<p>{{name}}, {{address}}. Questions: {{privacyEmail}}.</p>
`,
};
