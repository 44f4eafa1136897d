import { describeHosts } from "./checks";

describeHosts([
  {
    title: "inside the shadow root of another element",
    path: "/pages/in-shadow.html",
    proof: () => document.querySelector("martillo-lot-card") === null,
  },
  {
    title: "inside a modal dialog",
    path: "/pages/in-dialog.html",
    proof: () => document.querySelector("dialog:modal martillo-lot-card") !== null,
  },
]);
