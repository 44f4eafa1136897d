import type { StaticPageText } from "../static-page-text";

export const text: StaticPageText = {
  title: "Set up an alert",
  description:
    "Tell us which vehicle you are looking for and we will write to you when one that fits is published.",
  html: `
<p>If the vehicle that you are looking for is not here today, leave an alert: when one that fits is published, you will get an email with the link to its page.</p>
<h2>How to set it up</h2>
<ol>
<li>Go to <a href="/search/auctions">auctions</a> or to <a href="/buscar/ventas">direct sale</a> and set the filters that matter to you: make, model, fuel, kilometres, price, province.</li>
<li>Save the search as an alert and give it a name that you will recognise.</li>
<li>If you have no account yet, your email address is enough. We will ask you to confirm it.</li>
</ol>
<h2>How to make it useful</h2>
<ul>
<li>A model and two or three filters bring better messages than a whole make.</li>
<li>Set a highest price somewhat above your own: the starting price is not the final one.</li>
<li>If you buy for a fleet, make one alert for each type of vehicle.</li>
</ul>
<h2>How to change it or remove it</h2>
<p>Under <a href="/saved_search">My alerts</a> you can see them, change them and delete them. Each email also has a link that ends it. We use your address only to send you the messages that you have asked for, as the <a href="/politica-privacidad">privacy policy</a> explains.</p>
`,
};
