/* What `react-dom` stands for in the script-tag build. What only late parts need is in a file of its own, so that no page pays for it at first. */
export { flushSync } from "./flush-sync";
export { createPortal, createRoot } from "./react-on-preact";
