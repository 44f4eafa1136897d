// The floor: a lot card written by hand as a bare custom element, without a library. Same data, one request, one socket, one timer.
const API = "https://auction.test";
const CSS = `:host{display:block;contain:content;min-height:300px;font:15px/1.4 system-ui;border:1px solid #d5dadf;border-radius:12px;overflow:hidden;background:#fff}
.photo{aspect-ratio:16/9;background:#eef1f4;display:grid;place-items:center;color:#5b6670}
.body{padding:12px 16px}h3{margin:0 0 4px;font-size:18px}.facts{color:#5b6670;font-size:13px}
.row{display:flex;justify-content:space-between;margin-top:12px}.price{font-size:24px;font-weight:700;font-variant-numeric:tabular-nums}
button{margin-top:12px;width:100%;min-height:44px;border:0;border-radius:8px;background:#0b5d6b;color:#fff;font:inherit}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(CSS);
const money = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const cards = new Map();

function timeLeft(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const hours = Math.floor(seconds / 3600);
  return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}

class HandCard extends HTMLElement {
  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
  }
  connectedCallback() {
    cards.set(Number(this.getAttribute("lot")), this);
  }
  show(lot) {
    this.lot = lot;
    const root = this.shadowRoot;
    root.innerHTML = `<div class="photo"></div><div class="body"><h3></h3><div class="facts"></div>
      <div class="row"><span class="price" part="price"></span><span class="bids"></span></div><div class="time"></div><button>Pujar</button></div>`;
    root.querySelector(".photo").textContent = "Imagen no disponible";
    root.querySelector("h3").textContent = lot.title;
    root.querySelector(".facts").textContent = [lot.brand, lot.model].filter(Boolean).join(" · ");
    this.timeNode = root.querySelector(".time").appendChild(new Text());
    this.priceNode = root.querySelector(".price").appendChild(new Text());
    this.bidsNode = root.querySelector(".bids").appendChild(new Text());
    this.update(lot);
  }
  update(lot) {
    Object.assign(this.lot, lot);
    this.priceNode.data = money.format(Number(this.lot.wprice));
    this.bidsNode.data = `${this.lot.bid_count} pujas`;
    this.tick();
  }
  tick() {
    if (this.lot) this.timeNode.data = timeLeft(this.lot.date_closed - Date.now());
  }
}
customElements.define("hand-card", HandCard);

const ids = [...cards.keys()];
const answer = await (await fetch(`${API}/api/product/lots?ids=${ids.join(",")}`)).json();
for (const lot of answer.responseData.records) cards.get(lot.id)?.show(lot);
setInterval(() => {
  for (const card of cards.values()) card.tick();
}, 1000);
const socket = new WebSocket("wss://auction.test/api/realtime");
socket.onopen = () => {
  socket.send(JSON.stringify({ event: "hello", data: {} }));
  socket.send(JSON.stringify({ event: "subscribe", data: { lots: ids } }));
};
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.event === "lot") cards.get(message.data.project_id)?.update(message.data);
};
